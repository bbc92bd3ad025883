/** Accents of TeX as combining marks, which follow their letter. */
export const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  G: '\u030f',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};

const greek =
  'alpha α,beta β,gamma γ,delta δ,epsilon ε,varepsilon ε,zeta ζ,eta η,theta θ,iota ι,kappa κ,lambda λ,mu μ,nu ν,xi ξ,pi π,rho ρ,sigma σ,tau τ,upsilon υ,phi φ,varphi φ,chi χ,psi ψ,omega ω,Gamma Γ,Delta Δ,Theta Θ,Lambda Λ,Xi Ξ,Pi Π,Sigma Σ,Upsilon Υ,Phi Φ,Psi Ψ,Omega Ω';

/** Commands for one character. */
export const symbols: ReadonlyMap<string, string> = new Map(
  [
    'i ı,j ȷ,o ø,O Ø,l ł,L Ł,ss ß,SS ẞ,ae æ,AE Æ,oe œ,OE Œ,aa å,AA Å,dh ð,DH Ð,dj đ,DJ Đ,th þ,TH Þ',
    'ng ŋ,NG Ŋ,textendash –,textemdash —,textquoteleft ‘,textquoteright ’,textquotedblleft “',
    'textquotedblright ”,textquotesingle \',textquotedbl ",quotesinglbase ‚,quotedblbase „',
    'guillemotleft «,guillemotright »,guillemetleft «,guillemetright »,guilsinglleft ‹,guilsinglright ›',
    'lq ‘,rq ’,ldq “,rdq ”,textexclamdown ¡,textquestiondown ¿,textunderscore _,textdollar $',
    'textbackslash \\,textasciitilde ~,textasciicircum ^,textasciigrave `,textasciiacute ´,textless <',
    'textgreater >,textbar |,textbardbl ‖,textbrokenbar ¦,textbraceleft {,textbraceright }',
    'lbrace {,rbrace },backslash \\,slash /,textasteriskcentered *,textbullet •,textperiodcentered ·',
    'textdegree °,degree °,textcelsius ℃,textmu µ,micro µ,textohm Ω,textregistered ®,texttrademark ™',
    'copyright ©,textcopyright ©,pounds £,textsterling £,euro €,texteuro €,textcent ¢,textyen ¥,S §',
    'textsection §,P ¶,textparagraph ¶,textnumero №,dag †,ddag ‡,textdagger †,textdaggerdbl ‡,dots …',
    'ldots …,cdots ⋯,textellipsis …,textonehalf ½,textonequarter ¼,textthreequarters ¾,textperthousand ‰',
    'textonesuperior ¹,texttwosuperior ²,textthreesuperior ³,textordfeminine ª,textordmasculine º',
    'texttimes ×,textdiv ÷,textpm ±,textminus −,textlnot ¬,textrightarrow →,textleftarrow ←',
    'times ×,div ÷,cdot ·,ast ∗,star ⋆,bullet •,circ ∘,pm ±,mp ∓,sim ∼,simeq ≃,approx ≈,cong ≅,equiv ≡',
    'leq ≤,le ≤,geq ≥,ge ≥,ll ≪,gg ≫,neq ≠,ne ≠,propto ∝,infty ∞,in ∈,notin ∉,subset ⊂,subseteq ⊆,cup ∪',
    'cap ∩,setminus ∖,emptyset ∅,forall ∀,exists ∃,neg ¬,wedge ∧,vee ∨,oplus ⊕,otimes ⊗,perp ⊥,mid ∣',
    'parallel ∥,ell ℓ,hbar ℏ,partial ∂,nabla ∇,sum ∑,prod ∏,int ∫,sqrt √,prime ′,angle ∠,langle ⟨',
    'rangle ⟩,rightarrow →,to →,leftarrow ←,leftrightarrow ↔,Rightarrow ⇒,Leftarrow ⇐,Leftrightarrow ⇔',
    'implies ⟹,iff ⟺,mapsto ↦,uparrow ↑,downarrow ↓,checkmark ✓,TeX TeX,LaTeX LaTeX,BibTeX BibTeX',
    greek,
  ]
    .flatMap((line) => line.split(','))
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Commands whose first argument is not part of the text. */
export const silent =
  /^(?:cite[a-z]*|label|ref|footnote|thanks|vspace|hspace|color|textcolor|fontsize|href|hypertarget|hyperlink)$/;

/** Commands for blanks. */
export const blanks = /^(?:space|quad|qquad|enspace|thinspace|newline|par|linebreak)$/;

/** Names of functions, which are written as they are. */
export const functions =
  /^(?:log|ln|exp|min|max|sup|inf|lim|sin|cos|tan|arg|deg|det|dim|gcd|ker|Pr|mod|bmod)$/;

/** Commands that change the look of what follows, without an argument. */
export const looks =
  /^(?:em|bf|it|sl|sc|tt|rm|sf|(?:bf|md|sc|it|sl|up|tt|rm|sf)(?:series|shape|family)|normal(?:font|size)|tiny|scriptsize|footnotesize|small|large|Large|LARGE|huge|Huge|left|right|[bB]ig+[lrm]?|displaystyle|textstyle|(?:no)?limits|protect|relax|ignorespaces|unskip|noopsort|null|boldmath|unboldmath|xspace)$/;

const raised = '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻–⁻−⁻=⁼(⁽)⁾nⁿiⁱ';
const lowered = '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋–₋−₋=₌(₍)₎nₙiᵢxₓ';

/** A text as superscript (`^`) or subscript (`_`). `undefined` if Unicode has no such characters. */
export function asScript(sign: '^' | '_', text: string): string | undefined {
  const plain = text.trim();
  if (sign === '^' && plain === '∘') return '°';
  const table = sign === '^' ? raised : lowered;
  const characters = Array.from(plain, (one) => {
    const at = table.indexOf(one);
    return at % 2 === 0 ? table.charAt(at + 1) : '';
  });
  return characters.includes('') ? undefined : characters.join('');
}
