/** A colour in both themes. */
export type ColorPair = readonly [light: string, dark: string];

/**
 * The colours by role, in the light and the dark theme, each with its use. Text has a contrast of
 * 4.5:1 on every background, edges of controls 3:1 (decision 46).
 */
export const colors = {
  bg: ['#f6f7ed', '#0d1811', 'Background of the page.'],
  surface: ['#fefefc', '#16221b', 'Background of cards, panels and dialogs.'],
  surfaceSunken: ['#eff1e7', '#202d24', 'Background of tags, placeholders and table heads.'],
  surfaceRaised: ['#fff', '#1f2d24', 'Background of buttons, fields and menus.'],
  line: ['#dbdecf', '#2d3b31', 'Lines between parts of the page.'],
  edge: ['#778778', '#748677', 'Border of fields, buttons and other controls.'],
  text: ['#15251b', '#eaefe5', 'Text.'],
  textMuted: ['#4c5b50', '#acb6a9', 'Secondary text.'],
  textPlaceholder: ['#5b675d', '#919c8f', 'Placeholder text of empty fields.'],
  accent: ['#14802c', '#77da60', 'Background of the main button and of checked boxes.'],
  accentHover: ['#037026', '#8de773', 'Background of the main button under the pointer.'],
  accentPress: ['#015e22', '#65c556', 'Background of the main button while it is pressed.'],
  accentKey: ['#005722', '#479c44', 'Lower edge of the main button.'],
  onAccent: ['#fff', '#02200b', 'Text on the accent colour.'],
  accentText: ['#006927', '#8be378', 'Links and highlighted text.'],
  accentSoft: ['#ddf4d2', '#1c3a21', 'Background of selected items and highlighted parts.'],
  accentSoftHover: ['#cbeebd', '#224827', 'Background of selected items under the pointer.'],
  accentEdge: ['#3f9446', '#58a055', 'Border of selected items and highlighted parts.'],
  leaf: ['#67c83f', '#40963e', "Leaves in the dashboard's logo and pictures."],
  key: ['#ced8c9', '#0b130e', 'Lower edge of other buttons.'],
  warmText: ['#8a4809', '#f9c16d', 'Text of warnings and of the states private and unsaved.'],
  warmSoft: ['#ffedd0', '#462f14', 'Background of warnings and of these states.'],
  warmEdge: ['#c67625', '#c2833d', 'Border of warnings and of these states.'],
  dangerText: ['#ac2123', '#fe9e98', 'Text of errors and of buttons that delete.'],
  dangerSoft: ['#feeceb', '#482222', 'Background of errors.'],
  dangerEdge: ['#d2514a', '#dd6a66', 'Border of errors.'],
  infoText: ['#025d87', '#8cd0f4', 'Text of notices.'],
  infoSoft: ['#e0f2fe', '#193443', 'Background of notices.'],
  infoEdge: ['#3389ba', '#4c95be', 'Border of notices.'],
  focus: ['#d15703', '#ffa753', 'Focus ring.'],
  codeBg: ['#f0f2e9', '#08100c', 'Background of code.'],
  codeText: ['#1e3328', '#d8e1d4', 'Text of code.'],
  paper: ['#fff', '#d6e8ca', "Paper in the dashboard's pictures."],
} satisfies Record<string, readonly [...ColorPair, doc: string]>;

const hue = (ground: ColorPair, mid: ColorPair, deep: ColorPair) => ({ ground, mid, deep });

/** The eight hue families of the artifact glyphs, each with three tones. */
export const glyphColors = {
  leaf: hue(['#daf2d3', '#25381f'], ['#7dbd67', '#69a254'], ['#346123', '#c0e4b4']),
  pine: hue(['#ccf4e3', '#143a2d'], ['#35c499', '#21a982'], ['#03634a', '#a7e8ce']),
  lagoon: hue(['#c5f3f9', '#08393e'], ['#05bfce', '#07a4b1'], ['#045f68', '#9be6ef']),
  sky: hue(['#d9ecfe', '#1b354a'], ['#57b1f8', '#4597d8'], ['#0f588a', '#b5ddff']),
  iris: hue(['#e8e7fe', '#312e4a'], ['#a69af9', '#8d83d8'], ['#52488a', '#d5d2fe']),
  orchid: hue(['#fedff4', '#43283b'], ['#df86c7', '#c171ab'], ['#783a68', '#f9c5e9']),
  clay: hue(['#fee3da', '#48291f'], ['#f18969', '#d17356'], ['#833c25', '#ffcab9']),
  honey: hue(['#fae7c6', '#3f3012'], ['#edb333', '#b68821'], ['#6d4e02', '#f0d39f']),
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/**
 * The custom property with which a page sets a colour: `--trovi-color-accent-text` for
 * `accentText`.
 */
export const publicColorName = (name: string) => `--trovi-color-${kebab(name)}`;
