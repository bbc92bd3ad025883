/** Splits lines of data into words. */
const wordsOf = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** Splits lines of data into beginnings of words. */
const startsOf = (...lines: string[]) =>
  new RegExp(`^(?:univ\\.?$|${lines.join(' ').replaceAll(' ', '|')})`);

/** Words that only names of organisations have, in lower case, without accents unless they tell. */
export const organisationWords = wordsOf(
  'abteilung academy access aerospace africa agency ajuntament alliance american analytics anstalt',
  'aps archive archives array astronomy atheneum australia authority authors aviation',
  'ayuntamiento banca banco banka banque bayerische bhd bioinformatics biomedical biotech',
  'bt bundesamt bureau business bvba caixa campus capital care center central centre centro centrum',
  'chapter city cluster co colegio collaboration collaborative collective college comite commerce',
  'commission committee communaute commune community companies company components computer computers',
  'computing comune conference congress connect conseil consejo conservancy consortium contributors',
  'control controls coop corp corporacion county data defence defense departamento',
  'departement department dept design designs deutsche deutschland devices dipartimento division',
  'dynamics ecole ecosystem education edv egyetem enstitusu enterprise enterprises escola escuela',
  'etats europe european exchange experiment facility facolta factory faculdade facultad faculte',
  'faculty fakultat federal federale federation fondation fondazione forum foundation fund fundacao',
  'fundacion gbr gemeente general genomics geological gesellschaft ggmbh global gmbh gobierno',
  'government graphics group groupe grupo gruppe gruppo health healthcare holdings hopital',
  'hosting hub ict inc incorporated initiative intelligence international internet istituto',
  'japan jsc kanton kft kirche kommission kommun kommune lab labs landkreis landratsamt lda learning',
  'lehrstuhl lembaga library liceo liceum limited llc llp ltd ltda lycee lyceum maintainers',
  'mairie mathematics mbh media medical medicine meteorological microsystems mobile',
  'musee museo museum nacional national nationale nazionale nederland net neuroscience news nuclear',
  'observatoire observatorio observatory ohg okulu online open operations optics organisation',
  'organization oy oyj partners partnership pbc physics platform',
  'platforms plc police politeknik polizei polska prefeitura processing program programme project',
  'projects projekt projet proyecto pty publishers publishing pvt radio recherche regents region',
  'regional repository research resources sarl schools science sciences scientific scuola',
  'sdn sekolah semiconductor semiconductors seminar skola sociedad sociedade societe society soft spa',
  'space sparkasse srl stad stadt state station statistics stichting stiftung storage studio studios',
  'support survey switzerland szkola team tech telephone telescope therapeutics',
  'trust trustees tv ug union unit united urzad users ustav ventures verein vereinigung vereniging',
  'video vision volunteers web workgroup workshop world worldwide yayasan yliopisto zentrum zrt',
  'bakanlıgı học oü trường viện ίδρυμα εργαστήριο ινστιτούτο κέντρο ομάδα πανεπιστήμιο банк гимназия',
  'группа завод коледж колледж команда компания лицей мгу музей общество ооо проект ран фонд центр',
  'школа אוניברסיטה אוניברסיטת האוניברסיטה הטכניון המכון המרכז מכון מרכז الجامعة الفريق جامعة دانشگاه',
  'شركة فريق مؤسسة مجموعة مختبر مركز معهد وزارة پژوهشگاه विश्वविद्यालय संस्थान',
);

/** Words of organisations that are family names too: `Steven Bank`. */
export const surnamesToo = wordsOf(
  'atlas bank board cable canada cloud club commons council force france games germany holding marine',
  'office power press school works',
);

/** Abbreviations of organisations and countries in their names. Only capitals count. */
export const acronyms = wordsOf(
  'AAU AB ACM AG AI AMD ANL ARM AS ASA ASF AWI AWS BBC BMW BNL BSC BV CDC CEA CERN CMS CMU CNR CNRS',
  'CSAIL CSC CSIC CSIRO CWI DESY DFG DFKI DLR DTU EBI ECMWF EGI EMBL ENS EPA EPFL ESA ESO ETH ETHZ EU',
  'EV FAO FAU FDA FMI FSF FZJ GE GFZ GNU GSI HKU HP HPC HPE HQ IAEA IBM IEEE IETF IIT IMF IMT INFN',
  'INRAE INRIA INSERM IPCC IRD ISO IT ITU JAXA JPL JSC JST KAIST KDE KG KIT KTH KU LANL LBNL LIGO',
  'LLNL LMU LSU MIT MITRE ML MPG MPI MRC NASA NCAR NCBI NCSA NEC NERC NERSC NHS NIH NIST NLP NOAA',
  'NREL NSF NTT NTU NUS NV NVIDIA NWO NYU OAO OECD OOO ORNL OSS OSU PLC PNNL PSF PSI PT PTB RIKEN',
  'RWTH SA SAP SAS SDSC SE SKA SL SLAC SRI TACC TNO TU TUM UAB UAM UC UCI UCL UCLA UCSB UCSD UCSF UFZ',
  'UIUC UK ULB UN UNAM UNESCO UNICEF UPC UPM US USA USC USDA USGS USP VTT WHO WMO WSL ZAO',
);

/** Well-known names that are no names of people, in lower case. */
export const knownOrganisations = wordsOf(
  'adobe airbus alibaba amazon anthropic apache atlassian baidu caltech canonical cern cisco',
  'cloudflare debian epfl ericsson facebook fedora fraunhofer fujitsu gnome google hitachi huawei',
  'hugging ifremer inria intel jupyter linux microsoft mitsubishi mozilla netflix nokia novartis',
  'novell nvidia oracle panasonic posit qualcomm redhat riken salesforce samsung sony spotify suse',
  'tencent toshiba twitter ubuntu wikimedia wikipedia yahoo yandex',
);

/** Well-known names of two words. */
export const knownPairs = /\b(?:carnegie mellon|johns hopkins|los alamos|red hat|woods hole)\b/i;

/** Legal forms that look like initials: `Acme d.o.o.` */
export const legalForms =
  /^(?:s\.?p\.a|s\.r\.[lo]|s\.a\.[rs]\.?l?|s\.[al]\.[lu]|l\.l\.[cp]|d\.o\.o|o\.o|co\.,?ltd|ges\.m\.b\.h|r\.l|spol|sdn|bhd|pte)$/i;

/** Legal forms at the end of a name, in small letters: `Acme b.v.`, `Musterverein e.V.` */
export const legalEnd = /^(?:\p{Ll}(?:\.\p{L}){1,3}|a[bdgs]|[bn]v|s[al]|sas|oy|hf|ry|AD)$/u;

/** Legal forms that are also initials: `Acme Trading, S.A.` */
export const legalInitials = /^(?:[BCN]\.V|S\.[ACEL]|A\.[DGS]|K\.[GK]|L\.P|P\.[AC]|C\.A)\.?$/;

/** Small words that do not occur in names of people. Only lower case counts. */
export const smallWords = wordsOf(
  'of for the in on at by with to pour les para för für und za ohne sans Sans & + og och',
);

/** Starts of words such as `university` in many languages. */
export const wordStarts = startsOf(
  'academi administra akademi aktiebolag architec asocia associa automat bibliot biolog broadcast',
  'cel+ular chemi clini communic comunica consult cooperat corporat develop diagnosti digital',
  'distribu electr elektr energ engenhar engineer entertain environ equip financ forensic gimna',
  'gouvern gymna hochschul hogeschool hogskol hospit industri informat infrastr ingenier ingenieur',
  'innovat institu instrument instytut insur integrat interacti intezet invest klini kommuni labora',
  'logist manag ministe ministr municip network oncolog pediatri pharma politec polyt product robot',
  'secretari secur seguran servi[czc] sistem softwar solu[ctcz] specialist stadtv syndica system',
  'technisch technolog tecnolog teknolo telecom telekom telemat transport tribunal universi',
  'universtet univerz uniwersyt versicherung wireless академи академі ассоциаци институт лаборатор',
  'министерств міністерств техн университет університет універсітэт інститут มหาวิทยาลัย สถาบัน',
);

/** Ends of words: compounds of Germanic languages, and scripts without blanks. */
export const wordEnds =
  /(?:.(?:universit(?:ät|et|etet|eit)|hochschule|högskola|institut(?:et)?|zentrum|zentrale|gesellschaft|verband|verein|stiftung|klinikum|ministerium|akademie|beratung|dienste|direktion|entwicklung|kasse|stichting|verwaltung|anstalt|gymnasium|schulen?|kolleg|bundesamt|landesamt|fakultät|forschung|technik|werke)|大学|大學|学院|學院|学校|學校|研究所|研究院|研究室|研究中心|实验室|實驗室|科学院|科學院|学会|學會|协会|協会|協會|公司|会社|集团|中心|机构|機構|财团|財団|委员会|委員会|銀行|银行|医院|病院|センター|チーム|グループ|대학교|대학|연구소|연구원|학회|협회|재단|센터|주식회사|병원|팀)$/u;
