import { describe, expect, it } from 'vitest';
import { type CslName, cslNames } from './cslName';
import { isOrganisation } from './organisation';
import { namesIn } from './splitNames';
import { displayedName, invertedName, storedName, writtenName } from './writtenName';

describe('isOrganisation', () => {
  it.each([
    ...['LIGO Scientific Collaboration', 'ATLAS Collaboration', 'World Bank', 'Meta AI'],
    ...['US Geological Survey', 'Microsoft Research', 'Google Research', 'ETH Zürich'],
    ...['MIT CSAIL', 'NASA Goddard', 'CERN', 'EU Joint Undertaking', 'Human Brain Project'],
    ...['Max-Planck-Gesellschaft', 'Universidad de Chile', 'Politecnico di Milano'],
    ...['Technische Universität Wien', 'Banco Central do Brasil', 'École normale supérieure'],
    ...['Institut für Informatik', 'Bundesministerium', 'Московский университет', '清华大学'],
    ...[
      '国立情報学研究所',
      '서울대학교',
      'جامعة القاهرة',
      'Boğaziçi Üniversitesi',
      'The Carpentries',
    ],
    ...['Hugging Face', 'Grid Workloads Archive', 'Lehrstuhl Müller'],
    ...['Posit, PBC', 'RStudio, PBC', 'rOpenSci', 'OpenAI', 'VideoLAN', 'Mairie de Lyon'],
    ...['Musterverein e.V.', 'Acme b.v.', 'Muster, a.s.', 'Acme Works', 'PT. Contoh Jaya'],
    ...['Stadt Musterhausen', 'Ejemplo Soluciones', 'Esempio Informatica', 'Muster IT-Beratung'],
    ...['Fundacion Ejemplo', 'Sample County', 'Sample Wireless', 'Geoffrey Power Europe'],
    ...['Carnegie Mellon', 'UC Berkeley', 'Médecins Sans Frontières', 'Human Cell Atlas'],
    ...['Acme, Inc.', 'Department Of Energy', 'Stichting Deltares', 'JANUS, spol. s r.o.'],
  ])('knows %j, which stays whole', (name) => {
    expect(isOrganisation(name)).toBe(true);
    expect(cslNames([name])).toEqual([{ literal: name }]);
    expect([displayedName(name), invertedName(name)]).toEqual([name, name]);
    expect(namesIn(name)).toEqual([name]);
  });

  it.each([
    ...['Steven Bank', 'In So Kweon', 'Karl von und zu Guttenberg', "Gerard in 't Veld"],
    ...['Alice M. Power', 'Truong Minh', 'McDonald', 'Smith, S.A.', 'Bitstream'],
  ])('does not know %j', (name) => {
    expect(isOrganisation(name)).toBe(false);
  });

  it.each([
    ...['Acme, L.L.C.', 'Telefoons Voorbeeld, S.A.', 'eProcess Burkina', 'NBT Infra'],
    ...['Sample imprimeurs', 'SKOGsam Alfa', 'SeMarket, S.A.'],
  ])('leaves %j whole, which may be one', (name) => {
    expect(cslNames([name])).toEqual([{ literal: name }]);
  });
});

describe('a person', () => {
  it.each<[string, CslName]>([
    ['In So Kweon', { family: 'Kweon', given: 'In So' }],
    ['For Ying To', { family: 'To', given: 'For Ying' }],
    [
      'Karl von und zu Guttenberg',
      { family: 'Guttenberg', given: 'Karl', 'non-dropping-particle': 'von und zu' },
    ],
    ['Luc Van den Broeck', { family: 'Van den Broeck', given: 'Luc' }],
    ['Luc Van Den Broeck', { family: 'Van Den Broeck', given: 'Luc' }],
    ['Sofie Van Houten', { family: 'Van Houten', given: 'Sofie' }],
    ['Marco De Santis', { family: 'De Santis', given: 'Marco' }],
    ['Juan De la Cruz', { family: 'De la Cruz', given: 'Juan' }],
    ['Ahmed Al Hassan', { family: 'Al Hassan', given: 'Ahmed' }],
    ['Mona Abd El Rahman', { family: 'Abd El Rahman', given: 'Mona' }],
    ['Seán Ó Briain', { family: 'Ó Briain', given: 'Seán' }],
    ['Hung Van Nguyen', { family: 'Nguyen', given: 'Hung Van' }],
    ['Prof. Dr. Jane Doe', { family: 'Doe', given: 'Jane' }],
    [
      'Univ.-Prof. Dr.-Ing. Jan van Dam',
      { family: 'Dam', given: 'Jan', 'non-dropping-particle': 'van' },
    ],
    ['Doe, Prof. Dr. Jane', { family: 'Doe', given: 'Jane' }],
    ['Hanna Freiherr von Berg', { family: 'Freiherr von Berg', given: 'Hanna' }],
    ['Otto Graf von Thun', { family: 'Graf von Thun', given: 'Otto' }],
    ['Doe, Jane', { family: 'Doe', given: 'Jane' }],
    ['García López, María José', { family: 'García López', given: 'María José' }],
    ['Nguyễn Văn, Anh Tuấn', { family: 'Nguyễn Văn', given: 'Anh Tuấn' }],
    ['Nagy, István', { family: 'Nagy', given: 'István' }],
    ['van der Berg, Jan', { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' }],
    ['Doe, Jane, Jr.', { family: 'Doe', given: 'Jane', suffix: 'Jr.' }],
    ['Doe, III, James', { family: 'Doe', given: 'James', suffix: 'III' }],
    ['Bank, Melissa', { family: 'Bank', given: 'Melissa' }],
    ['Smith, S.A.', { family: 'Smith', given: 'S.A.' }],
    ['Stian d’Oe', { family: 'Oe', given: 'Stian', 'non-dropping-particle': 'd’' }],
    ['TANIGUCHI Takaki', { family: 'TANIGUCHI', given: 'Takaki' }],
    ['Yukiharu YABUKI', { family: 'YABUKI', given: 'Yukiharu' }],
    ['Ganael LAPLANCHE', { family: 'LAPLANCHE', given: 'Ganael' }],
    ['Doe J', { family: 'Doe', given: 'J' }],
    ['van der Berg JM', { family: 'Berg', given: 'J. M.', 'non-dropping-particle': 'van der' }],
    ['Petrova I. V.', { family: 'Petrova', given: 'I. V.' }],
    ['Doe, JM', { family: 'Doe', given: 'J. M.' }],
    ['山田 太郎', { family: '山田', given: '太郎' }],
    ['山田, 太郎', { family: '山田', given: '太郎' }],
    [
      'al-Mansouri, Khalid',
      { family: 'Mansouri', given: 'Khalid', 'non-dropping-particle': 'al-' },
    ],
    [
      "d'Annunzio, Gabriele",
      { family: 'Annunzio', given: 'Gabriele', 'non-dropping-particle': "d'" },
    ],
    ['JANE ROE', { family: 'ROE', given: 'JANE' }],
    ['Jane MARTINEZ', { family: 'MARTINEZ', given: 'Jane' }],
    ['MARTINEZ Jane', { family: 'MARTINEZ', given: 'Jane' }],
    ['Yann LeCun', { family: 'LeCun', given: 'Yann' }],
    ['John McCarthy', { family: 'McCarthy', given: 'John' }],
  ])('%j has these parts', (name, expected) => {
    expect(cslNames([name])).toEqual([expected]);
  });

  it.each([
    ...['Anna K', 'Wei LI', 'Acme N.V.', 'Quux XYZW', 'OpenWidgets Labrador', 'Taro 山田'],
    ...['Jane M. Doe, John Roe', 'Wei Zhang, Bin Li', 'a, b, c, d', 'Jane Doe y John Roe'],
  ])('may be another thing than %j, which stays whole', (name) => {
    expect(cslNames([name])).toEqual([{ literal: name }]);
  });

  it.each([
    ['Doe, Jane', 'Jane Doe', 'Doe, Jane'],
    ['Doe, Jane, Jr.', 'Jane Doe Jr.', 'Doe, Jane, Jr.'],
    ['García López, María José', 'María José García López', 'García López, María José'],
    ['山田, 太郎', '山田 太郎', '山田, 太郎'],
    ['Khalid al-Mansouri', 'Khalid al-Mansouri', 'al-Mansouri, Khalid'],
    ['Prof. Dr. Jane Doe', 'Jane Doe', 'Doe, Jane'],
    ['Doe JM', 'J. M. Doe', 'Doe, J. M.'],
    ['Plato', 'Plato', 'Plato'],
  ])('%j is displayed as %j and sorted as %j', (name, displayed, inverted) => {
    expect(displayedName(name)).toBe(displayed);
    expect(invertedName(name)).toBe(inverted);
  });
});

describe('storedName', () => {
  it.each([
    [{ given: '太郎', family: '山田' }, '山田 太郎'],
    [{ given: '明', family: '王' }, '王 明'],
    [{ given: 'Jane', family: 'Doe', suffix: 'Jr.' }, 'Jane Doe Jr.'],
    [{ given: 'Jan', particle: 'van der', family: 'Berg' }, 'Jan van der Berg'],
    [{ given: 'Khalid', particle: 'al-', family: 'Mansouri' }, 'Khalid al-Mansouri'],
    [{ given: 'Gabriele', particle: "d'", family: 'Annunzio' }, "Gabriele d'Annunzio"],
    [{ given: 'Jeanne', particle: 'd’', family: 'Arc' }, 'Jeanne d’Arc'],
    [{ given: 'María José', family: 'García López' }, 'García López, María José'],
    [{ given: 'Tomás Martín', family: 'Echeverría Ruiz' }, 'Echeverría Ruiz, Tomás Martín'],
    [{ given: 'Prof. Dr. Jane', family: 'Doe' }, 'Jane Doe'],
    [{ family: 'Plato' }, 'Plato'],
    [{ given: 'Plato' }, 'Plato'],
  ])('of %j is %j', (parts, name) => {
    expect(storedName(parts)).toBe(name);
  });

  it.each([
    ['Doe, Jane', 'Jane Doe'],
    ['García López, María José', 'García López, María José'],
    ['University of Example, Berkeley', 'University of Example, Berkeley'],
    ['Doe J', 'Doe J'],
  ])('%j is stored as %j', (name, stored) => {
    expect(writtenName(name)).toBe(stored);
  });
});

describe('namesIn', () => {
  it.each([
    ['Jane M. Doe, John Roe', ['Jane M. Doe', 'John Roe']],
    ['Jane Doe, Jo Roe, Li Wei', ['Jane Doe', 'Jo Roe', 'Li Wei']],
    ['Doe, Jane; Roe, Jo', ['Doe, Jane', 'Roe, Jo']],
    ['Jane Doe  und  John Roe', ['Jane Doe', 'John Roe']],
    ['Jane Doe AND John Roe', ['Jane Doe', 'John Roe']],
    ['Jane Doe et John Roe.', ['Jane Doe', 'John Roe']],
    ['Jane Doe, Li Wei y John Roe', ['Jane Doe', 'Li Wei', 'John Roe']],
    ['Jane Doe e João Silva (2020)', ['Jane Doe', 'João Silva']],
    ['Doe, Jane und Roe, Jo', ['Doe, Jane', 'Roe, Jo']],
    ['Doe, Jane, Roe, John', ['Doe, Jane', 'Roe, John']],
    ['Doe J, Roe JM, Berg K', ['Doe J', 'Roe JM', 'Berg K']],
    ['Doe J, Wei L', ['Doe J', 'Wei L']],
    ['Smith AB, Müller K-H, de la Cruz M.', ['Smith AB', 'Müller K-H', 'de la Cruz M.']],
    ['Acme, Inc. and Jane Doe', ['Acme, Inc.', 'Jane Doe']],
    ['Jane Doe & the ATLAS Collaboration', ['Jane Doe', 'the ATLAS Collaboration']],
  ])('splits %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    ...['Doe, Jane', 'García López, María José', 'José Ortega y Gasset', 'Smith & Wesson Ltd'],
    ...['Karl von und zu Guttenberg', 'Institute of Physics and Chemistry', 'Doe, Jane, Jr.'],
    ...['Ministry of Health, Labour and Welfare', 'Meta AI, Jane'],
    'Argonne National Laboratory, Mathematics and Computer Science Division',
    'Massachusetts Institute of Technology, Cambridge, MA',
    ...['Lovelace, Quux, Stone, Quuux', 'Two lines, and a tab', 'Plato'],
  ])('leaves %j alone', (text) => {
    expect(namesIn(text)).toEqual([text]);
  });
});
