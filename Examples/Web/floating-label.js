// Binds the FloatingLabel library, compiled to WebAssembly, to text inputs of a page:
//   await FloatingLabel.load(bytes);
//   const binding = new FloatingLabel(input, { trailing, placement: 'flush' });
//
// The input fills a positioned element, the field, with `box-sizing: border-box` and no side borders.
// Its label and a trailing label stand there, too, at `position: absolute`. The library decides; this
// file measures, listens, and shows the answers: as styles, and as words in the field's `data-label`.

const choices = {
  placement: ['standard', 'flush'],
  interruption: ['blend', 'shorten', 'retrace', 'restart'],
  behavior: ['automatic', 'whenFilled', 'always', 'never'],
};
const defaults = { // the direction is 'ltr', 'rtl', or else that of the page
  placement: 'standard', interruption: 'blend', behavior: 'automatic', direction: '',
  duration: 0.15, hidesTrailingWhenEmpty: false, onUpdate: (sample) => {},
};
const numbers = ['progress', 'a', 'b', 'c', 'd', 'tx', 'ty', 'red', 'green', 'blue', 'alpha',
  'x', 'y', 'width', 'height', 'shownX', 'shownY', 'shownWidth', 'shownHeight'];
const facts = ['isUp', 'isFocused', 'isEnabled', 'isEmpty', 'isSettled', 'showsLabel',
  'showsPlaceholder', 'showsAffixes'];
const textStyles = `font-family font-size font-style font-weight font-stretch font-variant font-kerning
  font-feature-settings font-variation-settings letter-spacing word-spacing text-transform`.split(/\s+/);
const autofilled = ':is(:autofill, :-webkit-autofill)';
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const pixels = (style, name) => parseFloat(style[name]) || 0;
let module;

// No event tells of a value that the browser hides from scripts, but where a style applies to such an
// input, an animation may start. The hint in an empty date input is a placeholder by another name.
const styleSheet = `
  @keyframes floating-label-filled { from {} }
  @keyframes floating-label-unfilled { from {} }
  [data-label] > input { animation: floating-label-unfilled 1ms }
  [data-label] > input${autofilled} { animation: floating-label-filled 1ms }
  [data-label]:not([data-label~=showsPlaceholder]) > ::placeholder { opacity: 0 }
  [data-label~=isEmpty]:not([data-label~=showsPlaceholder]) > :is([type=date], [type=time],
    [type=month], [type=week], [type=datetime-local]) { color: transparent }`;

export class FloatingLabel {
  /** The clock, in seconds. Another one may be put in its place. */
  static now = () => performance.now() / 1000;

  /** Makes the library ready, from the bytes of its module. */
  static async load(bytes) {
    module = await WebAssembly.compile(bytes);
    document.head.append(Object.assign(document.createElement('style'), { textContent: styleSheet }));
  }

  // Each binding has an instance of its own, so that nobody has to manage memory: a new page of it
  // holds the model and, behind it, the library's answers.
  #library = new WebAssembly.Instance(module).exports;
  #model = this.#library.memory.grow(1) * 65536;
  #answers = new Float64Array(this.#library.memory.buffer, this.#model + this.#library.modelSize());
  #ruler = document.createElement('span');
  #options; #sizes; #markedText = ''; #isOnScreen = false; #frame;

  constructor(input, { label = input.parentElement.querySelector('label'), trailing, ...options } = {}) {
    Object.assign(this, { input, label, trailing, field: input.parentElement });
    this.#options = { ...defaults, ...options };
    this.field.append(this.#ruler);
    if (options.direction) this.field.dir = options.direction;
    this.#start();
    this.#listen();
  }

  /** Changes options. A new duration or interruption ends what is under way. */
  set(options) {
    Object.assign(this.#options, options);
    if ('direction' in options) this.field.dir = options.direction;
    if ('interruption' in options || 'duration' in options) this.#start();
    this.#call('behave', this.#choice('behavior'), FloatingLabel.now());
    this.measure();
  }

  /** Returns where the label is at a time, and what is known of the field. */
  sample(time = FloatingLabel.now()) {
    this.#call('sample', time, this.#answers.byteOffset);
    return Object.fromEntries([...numbers, ...facts].map((name, i) =>
      [name, i < numbers.length ? this.#answers[i] : this.#answers[i] === 1]));
  }

  /** Measures field and texts anew, and reads the input. */
  measure = () => {
    const { input, label, trailing, field } = this;
    for (const part of [label, trailing]) if (part) part.style.maxWidth = '';
    input.style.paddingInlineEnd = '';
    const box = getComputedStyle(input);
    const isRTL = box.direction === 'rtl';
    const alignments = { start: 0, left: isRTL ? 2 : 0, center: 1, right: isRTL ? 0 : 2, end: 2 };
    this.#call('place', this.#choice('placement'), alignments[box.textAlign], isRTL);
    const [width, labelWidth, trailingWidth] = [field, label, trailing].map((part) =>
      part ? pixels(getComputedStyle(part), 'width') : 0);
    const top = pixels(box, 'borderTopWidth') + pixels(box, 'paddingTop');
    const below = pixels(box, 'borderBottomWidth') + pixels(box, 'paddingBottom');
    this.#call('measure', labelWidth, pixels(getComputedStyle(label), 'height'), width,
      pixels(box, 'height') - top - below,
      pixels(box, 'paddingInlineStart'), pixels(box, 'paddingInlineEnd'), top);
    for (const [isRaised, name] of ['--label-resting', '--label-raised'].entries()) {
      const color = box.getPropertyValue(name).trim(); // red, green and blue, 0…1
      if (color) this.#call('paint', isRaised, ...color.split(/\s+/).map(Number));
    }
    const copied = textStyles.map((name) => `${name}: ${box.getPropertyValue(name)};`).join('');
    this.#ruler.style.cssText = `${copied} position: absolute; white-space: pre; visibility: hidden`;
    const [space, placeholder] = [this.#width(' '), this.#width(input.placeholder)];
    if (input.type === 'password') this.#ruler.style.webkitTextSecurity = 'disc';
    this.#sizes = { width, labelWidth, trailingWidth, space, placeholder, isRTL };
    this.read();
  };

  /** Reads what the input shows, whoever put it there, and whether it is enabled. */
  read = () => {
    this.#call('setReducesMotion', reducedMotion.matches);
    this.#call('enable', !this.input.matches(':disabled'), FloatingLabel.now());
    this.#call('show', this.#content, FloatingLabel.now(), true);
    this.#call('setOnScreen', this.#isOnScreen);
    if (this.trailing) this.#showTrailing();
    this.#show();
  };

  /** Begins with what is there, nothing of it in motion. */
  #start() {
    this.#call('create', this.#choice('behavior'), this.#choice('interruption'), this.#content,
      this.#options.duration, false);
    if (this.input.matches(':focus')) this.#call('focus', FloatingLabel.now());
    this.measure();
  }

  #call(name, ...values) { this.#library[name](this.#model, ...values); }
  #choice(name) { return choices[name].indexOf(this.#options[name]); }

  get #content() {
    const { value, validity } = this.input;
    return (value && 1) | (this.#markedText && 2) | (this.input.matches(autofilled) && 4)
      | (validity.badInput && 8);
  }

  #width(text) {
    this.#ruler.textContent = text;
    const width = pixels(getComputedStyle(this.#ruler), 'width');
    this.#ruler.textContent = ''; // lest a long one makes the page scroll
    return width;
  }

  #show = () => {
    const sample = this.sample();
    const { a, b, c, d, tx, ty, red, green, blue, alpha, x, y, width } = sample;
    Object.assign(this.label.style, {
      transform: `matrix(${[a, b, c, d, tx, ty]})`, transformOrigin: '50% 50%',
      left: `${x}px`, top: `${y}px`, color: `color(srgb ${red} ${green} ${blue} / ${alpha})`,
      maxWidth: width < this.#sizes.labelWidth ? `${width}px` : '',
      opacity: sample.showsLabel ? '' : 0, // not hidden, for it names the field all the same
    });
    this.field.dataset.label = facts.filter((name) => sample[name]).join(' ');
    cancelAnimationFrame(this.#frame);
    if (!sample.isSettled) this.#frame = requestAnimationFrame(this.#show);
    this.#options.onUpdate(sample);
  };

  #showTrailing() {
    const { width, trailingWidth, space, placeholder, isRTL } = this.#sizes;
    const text = this.input.value || this.#markedText;
    const textWidth = text || !this.#content ? this.#width(text) : 1e9; // unread, it may fill the field
    this.#call('trail', textWidth, placeholder, trailingWidth, space,
      this.#options.hidesTrailingWhenEmpty, this.#answers.byteOffset);
    const [fieldX, fieldWidth, , , x, shownWidth] = this.#answers;
    this.input.style.paddingInlineEnd = `${isRTL ? fieldX : width - fieldX - fieldWidth}px`;
    Object.assign(this.trailing.style, {
      left: `${x}px`, visibility: shownWidth < 0 ? 'hidden' : '',
      maxWidth: shownWidth < trailingWidth ? `${shownWidth}px` : '',
    });
  }

  #listen() {
    const { input, measure, read } = this;
    const on = (target, names, action) =>
      names.split(' ').forEach((name) => target.addEventListener(name, action, { capture: true }));
    on(input, 'focus blur', ({ type }) => this.#call(type, FloatingLabel.now()));
    on(input, 'compositionupdate', ({ data }) => { this.#markedText = data; });
    on(input, 'compositionend', () => { this.#markedText = ''; });
    on(input, 'focus blur compositionupdate compositionend input change keyup animationstart', read);
    on(document, 'reset', ({ target }) => target === input.form && setTimeout(read));
    on(window, 'pageshow resize', measure);
    on(document.fonts, 'loadingdone', measure);
    on(reducedMotion, 'change', read);
    const told = (action) => action && ((...values) => { action.apply(input, values); read(); });
    for (const name of ['value', 'valueAsDate', 'valueAsNumber', 'setRangeText', 'stepUp', 'stepDown']) {
      const { get, set, value } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name);
      const does = get ? { get, set: told(set) } : { value: told(value) };
      Object.defineProperty(input, name, { configurable: true, ...does });
    }
    const sizes = new ResizeObserver(measure);
    for (const part of [this.field, this.label, this.trailing]) if (part) sizes.observe(part);
    const changes = new MutationObserver(measure);
    const attributeFilter = ['dir', 'disabled', 'placeholder', 'type', 'value'];
    for (let e = input; e; e = e.parentElement) changes.observe(e, { attributeFilter });
    const see = (entries) => { this.#isOnScreen = entries.at(-1).isIntersecting; read(); };
    new IntersectionObserver(see).observe(this.field);
  }
}
