/** Splits lines of data into words. */
const wordsOf = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** Words that only names of organisations have, in lower case. */
export const organisationWords = wordsOf(
  'academy agency alliance association associates authority authors bank banque banco banca board',
  'bureau center centre centro chapter clinic club co collaboration collaborative college collège',
  'comité commission committee community companies company computers conference consortium',
  'consulting contributors cooperative coop corp corporation council cluster department dept',
  'developers division enterprise enterprises facility faculty federation foundation fondation',
  'fundación fundação fondazione fund forum group groupe gruppe grupo gruppo holdings hospital',
  'hôpital hospitales inc incorporated industries initiative kommission lab labs labor library',
  'limited llc llp ltd gmbh ggmbh ltda oy oü srl sarl plc pty pvt maintainers members museum musée',
  'museo network networks observatory observatoire observatorio office organisation organization',
  'partners partnership platform platforms press program programme project projects projekt projet',
  'proyecto publishers publishing regents trustees research recherche school schools sciences',
  'scientific science society société sociedade sociedad societas service services software',
  'solutions staff stichting stiftung studio studios support survey systems system taskforce team',
  'teams équipe equipo equipe trust union users workgroup workshop zentrum verein central',
  'international national nationale nationales nacional nazionale european européen européenne',
  'american federal federale global united digital analytics robotics informatics bioinformatics',
  'genomics computing engineering communications electronics semiconductor semiconductors',
  'microsystems instruments devices security energy aerospace medical medicine health healthcare',
  'biomedical environmental geological meteorological statistics physics mathematics chemistry',
  'biology astronomy neuroscience education learning capital ventures media news telecom',
  'telecommunications pharma pharmaceuticals biotech therapeutics graphics ecosystem space state',
  'états telekom télécom dynamics defense electronic technologies technology tech electric',
  'automation control controls power aviation nuclear information data cloud internet web storage',
  'computer telephone communication components germany france japan canada australia europe africa',
  'deutschland switzerland gymnasium gimnasio gimnazjum lycée lycee liceo liceum lyceum liceul',
  'atheneum campus koleji okulu skola centrum ústav egyetem yliopisto üniversitesi enstitüsü',
  'bakanlığı derneği politechnika politechnic escuela escola école ecole scuola szkoła universitas',
  'badan lembaga viện trường học politeknik sekolah yayasan facultad faculdade facoltà faculté',
  'département departamento dipartimento abteilung ministère ministerio ministério asociación',
  'archive archives repository volunteers hub section unit government telescope experiment',
  'collective congress seminar lehrstuhl arbeitsgruppe fakultät gesellschaft anstalt bundesamt',
  'istituto vakgroep',
  'associação associazione colegio группа команда проект центр фонд общество компания банк музей',
  'школа колледж коледж лицей гимназия завод ооо ран мгу πανεπιστήμιο ινστιτούτο ίδρυμα κέντρο',
  'εργαστήριο ομάδα جامعة الجامعة معهد مؤسسة مركز مختبر شركة وزارة فريق الفريق مجموعة دانشگاه',
  'پژوهشگاه אוניברסיטת אוניברסיטה האוניברסיטה מכון המכון מרכז המרכז הטכניון विश्वविद्यालय संस्थान',
);

/** Those of them that are family names too: `Steven Bank`. */
export const surnamesToo = wordsOf('bank banks school club press labor office');

/** Abbreviations of organisations and countries in their names. Only capitals count. */
export const acronyms = wordsOf(
  'AB AG AI AS ASA BV EU EV HPC HQ IT KG ML NLP NV OSS PLC SA SAS SE UK UN US USA',
  'AAU ACM AIST AMD ANL ARM ASF AWI AWS BBC BBSRC BMBF BMW BNL BSC CDC CEA CERN CIEMAT CMS CMU CNES',
  'CNR CNRS CSAIL CSC CSIC CSIRO CUNY CWI DESY DFG DFKI DKRZ DLR DTU EBI ECMWF EGI EMBL EMPA',
  'ENEA ENS EPA EPFL EPSRC ESA ESO ESRF ETH ETHZ ETSI EUMETSAT FAO FAU FDA FMI FNAL FSF FZJ GE GFZ',
  'GNU GSI HHMI HKU HKUST HP HPE HZDR IAEA IBM IEEE IETF IISc IIT IMF IMT INAF INFN INRAE INRIA',
  'INSA INSERM IPCC IRD ISO ISRO ITU JAMSTEC JAXA JPL JST KAIST KAUST KDE KIT KNAW KNMI KTH LANL',
  'LBNL LIGO LLNL LMU LSU MIT MITRE MPG MPI MRC NASA NCAR NCBI NCSA NEC NERC NERSC NHS NICT NIH',
  'NIST NIWA NOAA NREL NSF NTNU NTT NTU NUS NVIDIA NWO NYU OECD ONERA ORNL OSU OWASP PNNL POSTECH',
  'PSF PSI PTB RIKEN RWTH SAP SDSC SINTEF SJTU SKA SLAC SMHI SRI STFC SUNY SURF TACC TNO TU TUM UAM',
  'UCAR UCI UCL UCLA UCSB UCSD UCSF UFMG UFRJ UFZ UIUC UKRI ULB UNAM UNESCO UNICAMP UNICEF UNIST',
  'UPC UPM USC USDA USGS USP USTC VTT WHO WMO WSL XSEDE',
);

/** Well-known names that are no names of people, in lower case. */
export const knownOrganisations = wordsOf(
  'adobe airbnb airbus alibaba amazon anthropic apache astrazeneca atlassian baidu bytedance caltech',
  'canonical cern cisco cloudflare debian deepmind epfl ericsson facebook fedora fraunhofer fujitsu',
  'github gitlab gnome google hitachi huawei hugging huggingface ifremer inria intel jetbrains jupyter',
  'kitware linux linkedin mathworks microsoft mitsubishi mozilla netflix nokia novartis novell nvidia',
  'openai oracle panasonic qualcomm quansight redhat riken salesforce samsung sony spotify suse',
  'tencent toshiba twitter ubuntu unidata vmware wikimedia wikipedia yahoo yandex',
);

/** Legal forms that look like initials: `Acme d.o.o.` */
export const legalForms = /^(?:s\.?p\.a|s\.r\.[lo]|d\.o\.o|o\.o|spol|sdn|bhd|pte)$/i;

/** Small words that do not occur in names of people. Only lower case counts. */
export const smallWords = wordsOf('of for the in on at with to pour für und & + og och');

/** Starts of words such as `university` in many languages. */
export const wordStarts =
  /^(?:universi|univerz|uniwersyt|üniversit|universtet|univ\.?$|hochschul|h[öø]gskol|institu|instytut|intézet|laborato|labóra|akad[eé]mi|academi|accademi|académi|polyt|politecn|politéc|technolog|technisch|tecnolog|техн|университет|університет|універсітэт|институт|інститут|академи|академі|лаборатор|министерств|міністерств|ассоциаци|ministr|ministe|มหาวิทยาลัย|สถาบัน)/u;

/** Ends of words: compounds of Germanic languages, and scripts without blanks. */
export const wordEnds =
  /(?:.universität|.universitet|.universitetet|.universiteit|.hochschule|.högskola|.institut|.institutet|.zentrum|.zentrale|.gesellschaft|.verband|.verein|.stiftung|.klinikum|.ministerium|.akademie|.anstalt|.gymnasium|.schule|.schulen|.kolleg|..bundesamt|.landesamt|.fakultät|.forschung|.technik|.werke|.köping universitet|大学|大學|学院|學院|学校|學校|研究所|研究院|研究室|研究中心|实验室|實驗室|科学院|科學院|学会|學會|协会|協会|協會|公司|会社|集团|中心|机构|機構|财团|財団|委员会|委員会|銀行|银行|医院|病院|センター|チーム|グループ|대학교|대학|연구소|연구원|학회|협회|재단|센터|주식회사|병원|팀)$/u;
