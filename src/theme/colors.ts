/** A colour role in both themes: `[light, dark]`. */
export type ColorPair = readonly [light: string, dark: string];

/**
 * The colours by role. Text has a contrast of 4.5:1 on every background, edges of controls 3:1
 * (decision 46).
 */
export const colors = {
  bg: ['#f6f7ed', '#0d1811'],
  surface: ['#fefefc', '#16221b'],
  surfaceSunken: ['#eff1e7', '#202d24'],
  surfaceRaised: ['#fff', '#1f2d24'],
  line: ['#dbdecf', '#2d3b31'],
  edge: ['#778778', '#748677'],
  text: ['#15251b', '#eaefe5'],
  textMuted: ['#4c5b50', '#acb6a9'],
  textPlaceholder: ['#5b675d', '#919c8f'],
  accent: ['#14802c', '#77da60'],
  accentHover: ['#037026', '#8de773'],
  accentPress: ['#015e22', '#65c556'],
  accentKey: ['#005722', '#479c44'],
  onAccent: ['#fff', '#02200b'],
  accentText: ['#006927', '#8be378'],
  accentSoft: ['#ddf4d2', '#1c3a21'],
  accentSoftHover: ['#cbeebd', '#224827'],
  accentEdge: ['#3f9446', '#58a055'],
  leaf: ['#67c83f', '#40963e'],
  key: ['#ced8c9', '#0b130e'],
  warmText: ['#8a4809', '#f9c16d'],
  warmSoft: ['#ffedd0', '#462f14'],
  warmEdge: ['#c67625', '#c2833d'],
  dangerText: ['#ac2123', '#fe9e98'],
  dangerSoft: ['#feeceb', '#482222'],
  dangerEdge: ['#d2514a', '#dd6a66'],
  infoText: ['#025d87', '#8cd0f4'],
  infoSoft: ['#e0f2fe', '#193443'],
  infoEdge: ['#3389ba', '#4c95be'],
  focus: ['#d15703', '#ffa753'],
  codeBg: ['#f0f2e9', '#08100c'],
  codeText: ['#1e3328', '#d8e1d4'],
  paper: ['#fff', '#d6e8ca'],
} satisfies Record<string, ColorPair>;

/** The eight hue families of the artifact glyphs, each with three tones. */
export const glyphColors = {
  leaf: {
    ground: ['#daf2d3', '#25381f'],
    mid: ['#7dbd67', '#69a254'],
    deep: ['#346123', '#c0e4b4'],
  },
  pine: {
    ground: ['#ccf4e3', '#143a2d'],
    mid: ['#35c499', '#21a982'],
    deep: ['#03634a', '#a7e8ce'],
  },
  lagoon: {
    ground: ['#c5f3f9', '#08393e'],
    mid: ['#05bfce', '#07a4b1'],
    deep: ['#045f68', '#9be6ef'],
  },
  sky: {
    ground: ['#d9ecfe', '#1b354a'],
    mid: ['#57b1f8', '#4597d8'],
    deep: ['#0f588a', '#b5ddff'],
  },
  iris: {
    ground: ['#e8e7fe', '#312e4a'],
    mid: ['#a69af9', '#8d83d8'],
    deep: ['#52488a', '#d5d2fe'],
  },
  orchid: {
    ground: ['#fedff4', '#43283b'],
    mid: ['#df86c7', '#c171ab'],
    deep: ['#783a68', '#f9c5e9'],
  },
  clay: {
    ground: ['#fee3da', '#48291f'],
    mid: ['#f18969', '#d17356'],
    deep: ['#833c25', '#ffcab9'],
  },
  honey: {
    ground: ['#fae7c6', '#3f3012'],
    mid: ['#edb333', '#b68821'],
    deep: ['#6d4e02', '#f0d39f'],
  },
} satisfies Record<string, Record<'ground' | 'mid' | 'deep', ColorPair>>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/**
 * The custom property with which a page sets a colour: `--trovi-color-accent-text` for
 * `accentText`.
 */
export const publicColorName = (name: string) => `--trovi-color-${kebab(name)}`;
