// The page around the bindings: settings go in, samples come out and are drawn.

const element = (id) => document.getElementById(id);
const encoded = atob(element('module').textContent);
await FloatingLabel.load(Uint8Array.from(encoded, (character) => character.charCodeAt(0)));

const duration = 0.15;
const whole = () => duration * Number(document.querySelector('[name=speed]:checked').value);
const zoom = 4;
const form = element('form');
const bindings = {};
let inspected;
let trace = []; // what was shown since the inspected label began to move

// For the console, and for tests.
globalThis.bindings = bindings;

for (const input of form.querySelectorAll('input')) {
  const guide = document.createElement('i');
  guide.className = 'guide';
  input.parentElement.append(guide);
  bindings[input.id] = new FloatingLabel(input, {
    trailing: input.parentElement.querySelector('.trailing'),
    onUpdate: (sample) => {
      guide.style.left = `${edge(input, sample).rest}px`;
      if (input === inspected) inspect(sample);
    },
  });
  input.addEventListener('focus', () => select(input));
}

// ── Settings ─────────────────────────────────────────────────────────────────────────────────────

const settings = {
  theme: (value) => {
    document.documentElement.dataset.theme = value;
    measure();
  },
  speed: () => set({ duration: whole() }),
  alignment: (value) => {
    element('amount').style.textAlign = value;
    bindings.amount.measure();
  },
  direction: (value) => {
    form.dir = value;
    measure();
  },
  placement: (placement) => set({ placement }),
  interruption: (interruption) => set({ interruption }),
  behavior: (behavior) => set({ behavior }),
};

function set(options) {
  for (const binding of Object.values(bindings)) binding.set(options);
}

function measure() {
  for (const binding of Object.values(bindings)) binding.measure();
}

for (const fieldset of document.querySelectorAll('[data-setting]')) {
  const hint = document.createElement('p');
  hint.id = `${fieldset.dataset.setting}-hint`;
  const apply = () => {
    const choice = fieldset.querySelector(':checked');
    settings[fieldset.dataset.setting](choice.value);
    hint.textContent = choice.dataset.hint;
  };
  if (fieldset.querySelector('[data-hint]')) {
    fieldset.append(hint);
    fieldset.setAttribute('aria-describedby', hint.id);
  }
  fieldset.addEventListener('change', apply);
  apply();
}

element('guides').addEventListener('change', ({ target }) =>
  form.classList.toggle('unguided', !target.checked));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', measure);
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const tellMotion = () => { element('reduced').hidden = !reducedMotion.matches; };
reducedMotion.addEventListener('change', tellMotion);
tellMotion();

// ── Actions ──────────────────────────────────────────────────────────────────────────────────────

const say = (text) => { element('status').textContent = text; };

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => say('The fields are as they were.'));

element('fill').addEventListener('click', () => {
  const values = { email: 'anna.schmidt', amount: '1250.00', password: 'secret', city: 'Lisbon',
    date: '2026-05-04' };
  for (const [id, value] of Object.entries(values)) element(id).value = value;
  say('The fields were filled by a script.');
});

element('toggle').addEventListener('click', ({ target }) => {
  const inputs = [...form.querySelectorAll('input:not(#number)')];
  const disabled = !inputs[0].disabled;
  for (const input of inputs) input.disabled = disabled;
  target.textContent = disabled ? 'Enable all' : 'Disable all';
  say(disabled ? 'The fields are disabled.' : 'The fields are enabled.');
});

// Focus, and away again when the label is half way up.
element('turn').addEventListener('click', ({ currentTarget }) => {
  const input = element('email');
  input.value = '';
  input.focus();
  setTimeout(() => currentTarget.focus(), whole() / 2 * 1000);
});

// ── Inspector ────────────────────────────────────────────────────────────────────────────────────

function select(input) {
  if (input === inspected) return;
  inspected = input;
  trace = [];
  element('inspected').textContent = `“${bindings[input.id].label.textContent}”`;
  inspect(bindings[input.id].sample());
}

/** Where the edge that the label keeps to is, and where it would be at rest. */
function edge(input, sample) {
  const { direction, textAlign } = getComputedStyle(input);
  const isRight = (direction === 'rtl') !== (textAlign === 'end');
  const { x, width, shownX, shownWidth } = sample;
  const [rest, shown] = isRight ? [x + width, shownX + shownWidth] : [x, shownX];
  return { rest, drift: shown - rest, isRight };
}

function inspect(sample) {
  const { rest, drift, isRight } = edge(inspected, sample);
  const { progress, a, b, c, d, tx, ty, shownX, shownY, shownWidth, shownHeight, isSettled } = sample;
  const rise = shownY + shownHeight / 2 - (sample.y + sample.height / 2);
  record({ time: FloatingLabel.now(), progress, drift, rise, isSettled });

  element('facts').innerHTML = [
    sample.isUp ? 'up' : 'at rest', isSettled ? 'still' : 'moving',
    sample.isFocused ? 'focused' : 'not focused', sample.isEmpty ? 'empty' : 'filled',
    sample.isEnabled ? 'enabled' : 'disabled',
  ].map((fact) => `<li>${fact}</li>`).join('');
  tell('progress', { progress, 'edge at rest': rest, drift });
  tell('matrix', { a, b, c, d, tx, ty });
  tell('frame', { x: shownX, y: shownY, width: shownWidth, height: shownHeight });
  drawPath(sample, isRight);
  drawCurve(sample);
}

function tell(id, values) {
  element(id).innerHTML = Object.entries(values).map(([name, value]) =>
    `<div><dt>${name}</dt><dd>${fixed(value, 4)}</dd></div>`).join('');
}

const fixed = (number, digits) => number.toFixed(digits).replace(/^-(0\.0*)$/, '$1').replace('-', '−');

/** Keeps the last motion, from where it began until the next one. */
function record(point) {
  const last = trace.at(-1);
  const rests = last?.isSettled && point.isSettled && last.progress === point.progress;
  if (last?.isSettled && !rests) trace = [];
  // Several things may happen at one time, or to a label that stands still.
  if (rests || last?.time === point.time) trace.pop();
  trace.push(rests ? { ...point, time: last.time } : point);
}

/** The path of the edge in the label's own points, its resting place in the middle. */
function drawPath({ height, shownHeight }, isRight) {
  const svg = element('path');
  const [width, tall] = [svg.clientWidth / zoom, svg.clientHeight / zoom];
  svg.setAttribute('viewBox', `${-width / 2} ${-tall * 0.66} ${width} ${tall}`);
  const box = (name, { drift, rise }, h) => `<rect class="${name}" rx="1" x="${isRight ? drift - width : drift}"`
    + ` y="${rise - h / 2}" width="${width}" height="${h}"/>`;
  const here = trace.at(-1);
  svg.innerHTML = box('rest', { drift: 0, rise: 0 }, height)
    + `<line class="edge" x1="0" x2="0" y1="${-tall}" y2="${tall}"/>`
    + box('now', here, shownHeight)
    + trace.map(({ drift, rise }) => `<circle class="past" cx="${drift}" cy="${rise}" r="0.6"/>`).join('')
    + `<circle class="here" cx="${here.drift}" cy="${here.rise}" r="1.2"/>`;
}

function drawCurve({ isSettled }) {
  const svg = element('curve');
  const [width, height] = [svg.clientWidth, svg.clientHeight];
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const [start, here] = [trace[0].time, trace.at(-1)];
  const span = Math.max(whole() * 2, here.time - start + whole() * 1.1);
  const [top, bottom] = [height * 0.18, height * 0.82];
  const at = ({ time, progress }) => [
    12 + (time - start) / span * (width - 24), bottom - progress * (bottom - top)];
  // The library can be asked about the future, too.
  const times = isSettled ? [] : Array.from({ length: 33 }, (_, k) => here.time + whole() * k / 32);
  const ahead = times.map((time) => ({ time, ...bindings[inspected.id].sample(time) }));
  const [x, y] = at(here);
  element('span').textContent = `${fixed(span, 2)} s`;
  svg.innerHTML = [[top, 'up', -7], [bottom, 'at rest', 16]].map(([y, name, below]) =>
    `<line class="grid" x2="${width}" y1="${y}" y2="${y}"/><text x="12" y="${y + below}">${name}</text>`).join('')
    + `<polyline class="ahead" points="${ahead.map(at).join(' ')}"/>`
    + `<polyline class="line" points="${trace.map(at).join(' ')}"/>`
    + `<circle class="here" cx="${x}" cy="${y}" r="4"/>`;
}

select(element('email'));
