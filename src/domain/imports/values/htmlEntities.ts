import { wellFormed } from '../../text/wellFormed';

/** The entities of U+00A0 to U+00FF in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const others =
  'amp=& lt=< gt=> quot=" apos=\' ndash=– mdash=— lsquo=‘ rsquo=’ sbquo=‚ ldquo=“ rdquo=” bdquo=„ hellip=… bull=• dagger=† trade=™ euro=€ prime=′ minus=− infin=∞ asymp=≈ ne=≠ le=≤ ge=≥ larr=← rarr=→ OElig=Œ oelig=œ Scaron=Š scaron=š Yuml=Ÿ Zcaron=Ž zcaron=ž Ccaron=Č ccaron=č Lstrok=Ł lstrok=ł alpha=α beta=β gamma=γ delta=δ epsilon=ε lambda=λ mu=μ pi=π sigma=σ tau=τ phi=φ omega=ω Delta=Δ Sigma=Σ Omega=Ω';

const entities: ReadonlyMap<string, string> = new Map([
  ...latin1.split(' ').map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...others.split(' ').map((pair) => pair.split('=', 2) as [string, string]),
  ['nbsp', ' '],
]);

/** A text with the characters that entities of HTML and XML stand for. Unknown entities stay. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, decodeEntity);
}

function decodeEntity(found: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities.get(name) ?? entities.get(name.toLowerCase()) ?? found;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code >= 32 && code <= 0x10ffff ? wellFormed(String.fromCodePoint(code)) : '';
}
