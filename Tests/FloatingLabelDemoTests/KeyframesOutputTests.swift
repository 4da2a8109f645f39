import FloatingLabel
import Foundation
import Testing

@Suite struct KeyframesOutputTests {
  @Test(arguments: [[], ["keyframes"]])
  func `the default label prints these keyframes`(_ arguments: [String]) throws {
    let expected = """
      {"duration":0.15,"easing":[0.42,0,0.58,1],"keyframes":[
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":0,"progress":0,"time":0},
      {"color":[0.5432448762764759,0.5549447354048613,0.5868278405784549,1],\
      "fontSize":15.902181505647924,"fontWeight":497.5545376411981,\
      "matrix":[0.9951090752823962,0,0,0.9951090752823962,-0.19563698870415003,-0.46952877288996014],\
      "offset":0.1111111111111111,"progress":0.024454623588018753,"time":0.016666666666666666},
      {"color":[0.5003883571609998,0.5489086059519773,0.6194229396240283,1],\
      "fontSize":15.594338903550844,"fontWeight":489.85847258877106,\
      "matrix":[0.9797169451775422,0,0,0.9797169451775422,-0.811322192898313,-1.9471732629559515],\
      "offset":0.2222222222222222,"progress":0.10141527411228912,"time":0.03333333333333333},
      {"color":[0.4277959846470969,0.5386843281331177,0.6746340398458699,1],\
      "fontSize":15.072900734789005,"fontWeight":476.8225183697252,\
      "matrix":[0.9536450367394503,0,0,0.9536450367394503,-1.8541985304219883,-4.450076473012773],\
      "offset":0.3333333333333333,"progress":0.23177481630274854,"time":0.05},
      {"color":[0.331353752586116,0.5251009151667825,0.7479844698640808,1],\
      "fontSize":14.380146673505905,"fontWeight":459.50366683764764,\
      "matrix":[0.9190073336752953,0,0,0.9190073336752953,-3.2397066529881937,-7.775295967171666],\
      "offset":0.4444444444444444,"progress":0.4049633316235242,"time":0.06666666666666667},
      {"color":[0.22550899251192333,0.5101932024802764,0.8284861183712132,1],\
      "fontSize":13.619853326494097,"fontWeight":440.4963331623524,\
      "matrix":[0.8809926663247049,0,0,0.8809926663247049,-4.760293347011806,-11.424704032828336],\
      "offset":0.5555555555555556,"progress":0.5950366683764757,"time":0.08333333333333333},
      {"color":[0.1290667604509424,0.4966097895139411,0.9018365483894241,1],\
      "fontSize":12.927099265210995,"fontWeight":423.1774816302749,\
      "matrix":[0.8463549632605498,0,0,0.8463549632605498,-6.145801469578011,-14.749923526987228],\
      "offset":0.6666666666666666,"progress":0.7682251836972513,"time":0.1},
      {"color":[0.05647438793703943,0.4863855116950815,0.9570476486112658,1],\
      "fontSize":12.405661096449156,"fontWeight":410.14152741122894,\
      "matrix":[0.8202830548224579,0,0,0.8202830548224579,-7.188677807101687,-17.252826737044053],\
      "offset":0.7777777777777778,"progress":0.8985847258877109,"time":0.11666666666666667},
      {"color":[0.013617868821563385,0.4803493822421976,0.9896427476568391,1],\
      "fontSize":12.097818494352076,"fontWeight":402.4454623588019,\
      "matrix":[0.8048909247176038,0,0,0.8048909247176038,-7.80436301129585,-18.730471227110044],\
      "offset":0.8888888888888888,"progress":0.9755453764119812,"time":0.13333333333333333},
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"offset":1,"progress":1,"time":0.15}
      ],"labelWidth":100,"transition":"raise"}

      """
    #expect(try Tool.run(arguments) == Tool.Outcome(output: expected))
  }

  @Test func `a flush label in five frames prints these keyframes`() throws {
    let arguments = ["--label-width", "200", "--placement", "flush", "--frames", "5"]
    let expected = """
      {"duration":0.15,"easing":[0.42,0,0.58,1],"keyframes":[
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":0,"progress":0,"time":0},
      {"color":[0.4849372776128651,0.5467323975649161,0.631174464914159,1],\
      "fontSize":15.48335227581072,"fontWeight":487.083806895268,\
      "matrix":[0.9741676137905361,0,0,0.9741676137905361,-2.5832386209463953,-3.0998863451356744],\
      "offset":0.25,"progress":0.12916193104731977,"time":0.0375},
      {"color":[0.2784313725490196,0.5176470588235295,0.788235294117647,1],\
      "fontSize":14,"fontWeight":450,"matrix":[0.9,0,0,0.9,-10,-12],\
      "offset":0.5,"progress":0.5,"time":0.075},
      {"color":[0.07192546748517414,0.48856172008214277,0.9452961233211351,1],\
      "fontSize":12.51664772418928,"fontWeight":412.916193104732,\
      "matrix":[0.825832386209464,0,0,0.825832386209464,-17.416761379053604,-20.900113654864327],\
      "offset":0.75,"progress":0.8708380689526802,"time":0.11249999999999999},
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-20,-24],"offset":1,"progress":1,"time":0.15}
      ],"labelWidth":200,"transition":"raise"}

      """
    #expect(try Tool.run(arguments) == Tool.Outcome(output: expected))
  }

  @Test func `a lowering label prints these lines`() throws {
    let arguments = ["--transition", "lower", "--frames", "3", "--format", "ndjson"]
    let expected = """
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"offset":0,"progress":1,"time":0}
      {"color":[0.2784313725490196,0.5176470588235295,0.788235294117647,1],\
      "fontSize":14,"fontWeight":450,"matrix":[0.9,0,0,0.9,-4,-9.600000000000001],\
      "offset":0.5,"progress":0.5,"time":0.075}
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":1,"progress":0,"time":0.15}

      """
    #expect(try Tool.run(arguments) == Tool.Outcome(output: expected))
  }

  @Test(arguments: [
    [], ["--frames", "7"], ["--frames", "2"], ["--frame-rate", "1e9"], ["--frame-rate", "0.1"],
  ])
  func `a zero duration has one keyframe, the end`(_ arguments: [String]) throws {
    let expected = """
      {"duration":0,"easing":[0.42,0,0.58,1],"keyframes":[
      {"color":[0,0.47843137254901963,1,1],"fontSize":12,"fontWeight":400,\
      "matrix":[0.8,0,0,0.8,-8,-19.200000000000003],"offset":1,"progress":1,"time":0}
      ],"labelWidth":100,"transition":"raise"}

      """
    #expect(
      try Tool.run(["--duration", "0"] + arguments) == Tool.Outcome(output: expected)
    )
  }

  @Test func `a zero duration downwards has the resting label`() throws {
    let arguments = ["--duration=0", "--transition=lower", "--format=ndjson"]
    let expected = """
      {"color":[0.5568627450980392,0.5568627450980392,0.5764705882352941,1],\
      "fontSize":16,"fontWeight":500,"matrix":[1,0,0,1,0,0],"offset":1,"progress":0,"time":0}

      """
    #expect(try Tool.run(arguments) == Tool.Outcome(output: expected))
  }

  @Test func `every default may be given`() throws {
    let defaults = [
      "keyframes", "--label-width", "100", "--placement", "standard", "--scale", "0.8",
      "--offset-ratio", "0.1", "--rise", "24", "--alignment", "leading", "--writing-direction",
      "ltr",
      "--duration", "0.15", "--easing", "ease-in-out", "--transition", "raise", "--frame-rate",
      "60",
      "--format", "json",
    ]
    #expect(try Tool.run(defaults) == Tool.run([]))
  }
}
