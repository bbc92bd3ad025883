import type { SeedAuthor } from './seed';

function person(fullName: string, affiliation: string | null, email: string): SeedAuthor {
  return { fullName, affiliation, email };
}

const lakeshore = 'Lakeshore University';
const llano = 'Universidad del Llano';
const fjord = 'Fjordby Technical University';
const harbor = 'Harbor City College';
const sakura = 'Tōkai Institute of Informatics';
const kisumu = 'Kisumu Institute of Technology';
const weser = 'Hochschule Weserland';
const tatra = 'Politechnika Podtatrzańska';
const prairie = 'Prairie Supercomputing Center';
const deccan = 'Deccan Institute of Science';

/** The invented researchers who own and write the seed artifacts, by family or only name. */
export const people = {
  okafor: person('Maya Okafor', lakeshore, 'mokafor@cs.example.edu'),
  liWei: person('Li Wei', 'Eastlake Research Computing', 'li.wei@example.org'),
  cordeiro: person('Teresa Cordeiro', 'Instituto de Sistemas da Ribeira', 'tecor@example.org'),
  echeverria: person('Tomás Echeverría', llano, 'techeverria@example.edu'),
  lin: person('Wei-Han Lin', 'Formosa Networks Laboratory', 'whlin@net.example.org'),
  obrien: person("Siobhán O'Brien", 'Inishmore Edge Laboratory', 's.obrien@edge.example.org'),
  adeyemi: person('Ngozi Adeyemi', harbor, 'prof.adeyemi@example.edu'),
  vanDerBerg: person('Joost van der Berg', 'Polder Universiteit', 'j.vanderberg@cs.example.edu'),
  jonsdottir: person('Þórdís Jónsdóttir', fjord, 'thordis@hpc.example.edu'),
  odegard: person('Håkon Ødegård', fjord, 'hakon.odegard@hpc.example.edu'),
  wisniewski: person('Łukasz Wiśniewski', tatra, 'lwisniewski@example.edu'),
  duric: person('Željko Đurić', tatra, 'zduric@example.edu'),
  yamada: person('山田 花子', sakura, 'yamada@lab.example.org'),
  tanaka: person('Kenji Tanaka', sakura, 'ktanaka@lab.example.org'),
  kim: person('김서연', 'Hangang Data Systems Group', 'seoyeon.kim@example.edu'),
  shevchenko: person('Олена Шевченко', 'Dnipro Open Systems Lab', 'o.shevchenko@example.org'),
  benAli: person('فاطمة بن علي', 'Institut Carthage du Calcul', 'f.benali@example.org'),
  haddad: person('Noor Haddad', 'Example State University', 'noor.haddad@example.edu'),
  raghunathan: person('Priya Raghunathan', deccan, 'priya.r@example.edu'),
  sharma: person('आरती शर्मा', deccan, 'aarti.sharma@example.edu'),
  wulandari: person('Wulandari', 'Nusantara Wireless Centre', 'wulandari@wireless.example.org'),
  delacroix: person('Jean-Baptiste de la Croix', null, 'jb.delacroix@example.org'),
  owusu: person('Ama Owusu-Ansah', kisumu, 'a.owusu-ansah@example.edu'),
  otieno: person('Barasa Otieno', kisumu, 'b.otieno@example.edu'),
  dangelo: person("Chiara D'Angelo", 'Politecnico del Tirreno', 'chiara.dangelo@example.edu'),
  nunez: person('José María Núñez Ibarra', llano, 'jm.nunez@example.edu'),
  gross: person('Anke Groß', weser, 'anke.gross@informatik.example.edu'),
  vonAhlen: person('Frieder von Ahlen', weser, 'f.vonahlen@informatik.example.edu'),
  yildiz: person('Mehmet Çağlar Yıldız', 'Boğaz Networks Group', 'm.yildiz@net.example.org'),
  nguyen: person('Nguyễn Thị Minh Châu', 'Lotus Systems Research', 'mchau.nguyen@example.org'),
  daSilva: person(
    'Rui P. da Silva Jr.',
    'Instituto de Sistemas da Ribeira',
    'rdasilva@example.org',
  ),
  kealoha: person('Kaʻiulani Kealoha', 'Pacific Sensor Commons', 'kkealoha@example.org'),
  whitfield: person('Grace Whitfield', prairie, 'gwhitfield@hpc.example.org'),
  begay: person('Darrell Begay', prairie, 'dbegay@hpc.example.org'),
  mokoena: person('Thandiwe Mokoena', 'Karoo Radio and Cloud Institute', 't.mokoena@example.org'),
  rosenthal: person('Avi Rosenthal', lakeshore, 'arosenthal@cs.example.edu'),
  castellanos: person('Marisol Castellanos', null, 'marisol@example.com'),
  novakova: person(
    'Jitka Nováková',
    'Vltava University of Technology',
    'jitka.novakova@example.edu',
  ),
} satisfies Record<string, SeedAuthor>;
