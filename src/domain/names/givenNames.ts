/** Frequent given names of many countries, without accents, in lower case. */
const givenNames: ReadonlySet<string> = new Set(
  [
    'aaron abdul abdullah abigail adam adrian adriana ahmad ahmed aisha alain alan alba albert alberto',
    'alejandra alejandro aleksandr aleksandra alessandro alessandra alex alexander alexandra alexandre',
    'alexei alexey alfonso alfred ali alice alicia alina alison alonzo alvaro amanda amelie amin amir',
    'amit amy ana anastasia anders andre andrea andreas andrei andres andrew andrey andrzej angela',
    'anita anja anna anne annette anthony antoine anton antonio anwar arjun arne arthur arturo ashley',
    'astrid aya ayse barbara beatriz bela ben benjamin bernard bernd bertrand beth bianca bill birgit',
    'bjorn bob boris brian bruce bruno camille carl carla carlo carlos carmen carol caroline catherine',
    'cecilia cesar charles charlotte chiara chloe chris christian christina christine christoph',
    'christophe christopher claire clara claude claudia claudio colin connor craig cristina dan daniel',
    'daniela daniele dave david deborah deepak denis dennis diana diego dieter dirk dmitri dmitry',
    'dominik dominique donald dorothy douglas eduardo edward elena elias elisabeth elizabeth ellen',
    'emil emily emma emmanuel enrique eric erica erik erika ernst esther eugene eva evelyn fabian',
    'fabio fatima federico felipe felix fernando filip florence florian francesca francesco francis',
    'francisca francisco franck francois frank franz fred frederic friedrich gabor gabriel gabriela',
    'gary geoffrey georg george gerard gerhard giovanni giulia giuseppe gonzalo grace greg gregory',
    'guillaume guillermo gunter gustavo hanna hannah hans harald harry hassan heather heidi heinrich',
    'helen helena helene henri henrik henry herbert hiroshi holger howard hugo ian ibrahim igor ines',
    'ingrid irene isaac isabel isabella isabelle ivan jack jacob jacques jaime jakob james jan jane',
    'janet jason javier jay jean jeff jeffrey jennifer jens jeremy jerome jesper jessica jesus jim jo',
    'joan joao joe joel johan johann johannes john jon jonas jonathan jordi jorge jose josef joseph',
    'joshua juan julia julian julie julien jurgen justin karen karin karl kate katharina katherine',
    'kathryn keith kelly ken kenji kenneth kevin khalid kim klaus konstantin krishna kumar kurt lars',
    'laszlo laura laurent lea leo leon leonardo leonid lina linda lisa louis louise luc luca lucas',
    'lucia lucie luis luisa lukas lukasz maciej magnus manuel mara marc marcel marco marcos marcus',
    'margaret maria marie marina mario marion mark marko markus marta martha martin martina mary',
    'mateusz mathieu matthew matthias matthieu max maxim maya megan mehmet melanie melissa michael',
    'michal michel michele michelle miguel mikael mike mikhail mohamed mohammad mohammed',
    'monica monika muhammad mustafa nadia nancy naomi natalia natalie nathan neil nicholas nick nico',
    'nicola nicolas nicole nikolai nils nina noah noor nuno olaf oleg olga oliver olivia olivier omar',
    'oscar otto pablo pamela paolo pascal patricia patrick paul paula paulo pavel pedro peter petr',
    'petra philip philipp philippe pierre piotr priya rachel rafael rahul raj rajesh ralf ramon raphael',
    'raul ravi rebecca reinhard rene ricardo richard rita robert roberto robin rodrigo roger roland',
    'roman ronald rosa ross ruben rudolf russell ruth ryan sabine sally salma sam samantha samir',
    'samuel sandra sanjay santiago sara sarah sean sebastian sergei sergey sergio sharon simon simone',
    'sofia sofie sonia sophie stefan stefano steffen stephan stephanie stephen steve steven stuart',
    'sunil susan susanne suzanne sven sylvie takashi tanja tatiana teresa terry theo theresa thierry',
    'thomas tim timo timothy tobias todd tom tomas tomasz tommaso tony torsten tracy ulrich ulrike',
    'ursula valentina valerie vera veronica victor victoria viktor vincent vincenzo virginia vladimir',
    'walter wei wendy werner wilhelm will willem william wolfgang xavier yann yasmin yuki yuri yusuf',
    'yves yvonne zoe',
    'akira arnaud augustin brice denys hugues istvan maxime minh thibaut tibor zoltan',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Frequent family names of East Asia in Latin letters. A name with one of them has no particles:
 * `Hung Van Nguyen`.
 */
const eastAsianNames: ReadonlySet<string> = new Set(
  [
    'bai bui cai cao chan chang chen cheng choi chong chu cui dai dang deng ding dinh do doan dong du',
    'duan duong fan fang feng fu gao ge gu guo han hao he ho hoang hong hou hsu hu huang huynh jia',
    'jiang jin jung kang kim kong lai lam lau le lee lei li liang liao lim lin liu lo long lu luo luong',
    'ly ma mai meng mo ngo nguyen ni oh ong pan park peng pham phan qi qian qin qiu ren shao shen shi',
    'song su sun tan tang tao tian tran trinh truong tsai vo vu wan wang wei wen wong woo wu xia xiao',
    'xie xiong xu xue yan yang yao ye yeh yi yin yoo yoon you yu yuan yue zeng zhang zhao zheng zhong',
    'zhou zhu zou',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a word is a frequent given name, also one with a hyphen: `Jean-Pierre`. */
export function isGivenName(word: string): boolean {
  const folded = withoutAccents(word);
  return givenNames.has(folded) || givenNames.has(folded.split('-')[0] ?? '');
}

/** Whether a word is a frequent family name of East Asia. */
export function isEastAsianName(word: string): boolean {
  return eastAsianNames.has(withoutAccents(word));
}

/** Lower case without accents. Search folds more, which would load its rules with a citation. */
export function withoutAccents(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}+/gu, '');
  return bare.toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o');
}
