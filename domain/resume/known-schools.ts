/**
 * Colleges and universities that resumes name without a word that says so ("IIM Ahmedabad", "Georgia Tech", "KAIST", "Stanford").
 * Common knowledge, written down by hand; what ends in "University", "College" or the like needs no entry.
 */

/** Nothing else is called so: they count wherever they stand, in just these letters. */
const ANYWHERE = `
UCLA|UCSD|UCSB|UCSC|UCSF|UCI|UCR|UC Berkeley|UC Davis|UC Irvine|UC Merced|UC Riverside|UC San Diego|UC Santa Barbara|UC Santa Cruz|UC San Francisco|Cal Poly|Cal State|CSU East Bay|CSU Fullerton|CSU Long Beach|CSU Northridge|CSU Los Angeles|CSU Sacramento|CSU Fresno|CSU San Marcos|CSU Dominguez Hills|CSU Chico
USC|NYU|MIT|CMU|ASU|LSU|FSU|FIU|UCF|USF|UNC|UNC Chapel Hill|UNC Charlotte|NC State|NCSU|BYU|VCU|TCU|SMU|UIUC|UIC|UPenn|UMass|UMass Amherst|UMass Boston|UMass Lowell|UConn|UMBC|UNLV|UAB|UTEP|UTSA|UTD|UT Austin|UT Dallas|UT Arlington|UT San Antonio|UT Southwestern
Ohio State|Penn State|Michigan State|Iowa State|Oregon State|Washington State|Arizona State|Florida State|Kansas State|Oklahoma State|Colorado State|Mississippi State|San Diego State|San Jose State|San Francisco State|Cal State Fullerton|Cal State Long Beach|Texas State|Boise State|Fresno State|Utah State|Wayne State|Kent State|Georgia State
Georgia Tech|Virginia Tech|Texas Tech|Louisiana Tech|Michigan Tech|Tennessee Tech|Montana Tech|New Mexico Tech|Florida Tech|Illinois Tech|Caltech|Texas A&M|NJIT|SUNY|SUNY Buffalo|SUNY Albany|SUNY Binghamton|SUNY Stony Brook|SUNY Adirondack|SUNY Alfred|SUNY Brockport|SUNY Broome|SUNY Canton|SUNY Cobleskill|SUNY Cortland|SUNY Delhi|SUNY Downstate|SUNY Empire State|SUNY Erie|SUNY ESF|SUNY Farmingdale|SUNY Fredonia|SUNY Geneseo|SUNY Maritime|SUNY Morrisville|SUNY New Paltz|SUNY Old Westbury|SUNY Oneonta|SUNY Orange|SUNY Oswego|SUNY Plattsburgh|SUNY Potsdam|SUNY Purchase|SUNY Rockland|SUNY Sullivan|SUNY Ulster|SUNY Upstate|SUNY Westchester|CUNY|CUNY Baruch|RPI|WPI|SCAD|RISD|MICA|FIDM|UW Madison|UW-Madison|UMD|Ole Miss|Johns Hopkins|William & Mary|William and Mary|Carnegie Mellon|Case Western Reserve|Texas Southern|Florida A&M|North Carolina A&T|Prairie View A&M|Embry-Riddle|Rutgers
IIM Ahmedabad|IIM Bangalore|IIM Calcutta|IIM Lucknow|IIM Kozhikode|IIM Indore|IIM Shillong|IIM Udaipur|IIM Trichy|IIM Raipur|IIM Rohtak|IIM Ranchi|IIM-A|IIM-B|IIM-C|IISc|IISc Bangalore|IISER|IIIT|IIIT Hyderabad|IIIT Bangalore|IIIT Delhi|IIIT Allahabad|IIITM|IIITB|IIITD|IIITH|BITS Pilani|BITS Goa|BITS Hyderabad|BITS-Pilani|BITS, Pilani|VIT Vellore|VIT Chennai|VNIT|MNIT|MNNIT|NITK|NITIE|NITC|SVNIT|VJTI|COEP|DTU Delhi|NSIT|NSUT|IGNOU|JNTU|JNTUH|JNTUK|JNTUA|GITAM|SRM|SASTRA|PSG Tech|XLRI|XIMB|MDI Gurgaon|SPJIMR|NMIMS|JBIMS|ISB Hyderabad|AIIMS|AIIMS Delhi|NIFT|NID Ahmedabad|NLSIU|BHU|IIFT|TISS|ISI Kolkata|DAIICT|DA-IICT|CUSAT|KIIT|BIT Mesra|BMSCE|RVCE|PESIT|MSRIT|UPES|LPU
LUMS|NUST|FAST-NUCES|NUCES|GIKI|PIEAS|COMSATS|UET Lahore|UET Peshawar|NED|IBA Karachi|BUET|CUET|RUET|KUET|SUST|UNILAG|UNIBEN|FUTA|FUTO|FUTMINNA|OAU|UNN|LASU|UNIPORT|LAUTECH|KNUST|METU|ODTÜ|İTÜ|ITU Istanbul|Boğaziçi|Bogazici|Bilkent|Sabancı|Sabanci
KAIST|POSTECH|UNIST|GIST|DGIST|SKKU|USTC|SJTU|HUST|UESTC|BUPT|BUAA|NUAA|XJTU|NWPU|UCAS|UIBE|CUFE|SUFE|HKU|HKUST|CUHK|PolyU|CityU|NTU Singapore|NTU Taiwan|NCTU|NTHU|NCKU|NUS|HCMUT|HUST Hanoi|KMITL|KMUTT|UP Diliman|ADMU|DLSU|UiTM|UTM Malaysia|ITB Bandung|UGM
EPFL|ETH Zürich|ETH Zurich|ETHZ|TU Delft|TU Eindhoven|TU Berlin|TU Darmstadt|TU Dresden|TU Dortmund|TU Braunschweig|TU Kaiserslautern|TU Wien|TU Graz|TU München|TU Munich|TUM|RWTH|RWTH Aachen|KIT Karlsruhe|LMU|LMU Munich|LMU München|FU Berlin|HU Berlin|FAU Erlangen|KTH|KTH Stockholm|NTNU|NTNU Trondheim|DTU Lyngby|UCL|KCL|LSE|LBS London|KU Leuven|UCLouvain|ULB|VU Amsterdam|UvA|HEC Paris|HEC Lausanne|ESSEC|ESCP|EDHEC|EM Lyon|emlyon|INSEAD|INSA Lyon|INSA Toulouse|ENSTA|ENSTA Paris|ENSTA Bretagne|ENSAE|ENSAM|ENSIMAG|ENSEEIHT|ENPC|ENS Paris|ENS Lyon|ENS Cachan|CentraleSupélec|CentraleSupelec|Centrale Paris|Centrale Lyon|Supélec|Supelec|SUPAERO|ISAE-SUPAERO|Mines ParisTech|Mines Paris|Ponts ParisTech|AgroParisTech|Télécom Paris|IMT Atlantique|IMT Nord Europe|IMT Lille Douai|Telecom ParisTech|Sciences Po|Sciences Po Paris|Paris-Sud|Sorbonne|Bocconi|La Sapienza|Politecnico|PoliMi|LUISS|IESE|ESADE|ESIC|ICADE|UPC Barcelona|UPM Madrid|UPV Valencia|UAM Madrid|UNED|IST Lisboa|NTUA|AUTH|AGH Kraków|AGH Krakow|ČVUT|CTU Prague|MIPT|MGIMO|MSU Moscow|ITMO|HSE Moscow|BMSTU|KPI Kyiv|Technion
UNAM|ITESM|ITAM|Tec de Monterrey|IPN México|IPN Mexico|UAM-X|UANL|BUAP|UNMSM|PUCP|PUC-Rio|PUC-SP|PUC Minas|PUC Chile|UFRJ|UFMG|UFRGS|UFSC|UFPE|UFBA|UFPR|UNICAMP|Unicamp|UNESP|Unesp|FGV|FGV-SP|FGV EAESP|UnB|UERJ|UFF|UFSCar|UBA Buenos Aires|ITBA|UTDT|Uniandes|EAFIT|ESPOL|USFQ
McGill|UBC|SFU|UQAM|UWaterloo|UofT|UNSW|RMIT|QUT|ANU Canberra|UTS Sydney`

/**
 * Also names of people or firms: they count only where nothing else stands beside them in their part of the line. Those that are
 * also the names of towns ("Stanford University, Stanford, CA") are left out.
 */
const ALONE = `
Harvard|Yale|Dartmouth|Cornell|Duke|Emory|Vanderbilt|Tufts|Tulane|Purdue|Baylor|Northwestern|Northeastern|Notre Dame|Brandeis|Villanova|Fordham|Marquette|Gonzaga|Pepperdine|Swarthmore|Vassar|Wellesley|Bowdoin|Barnard|Bryn Mawr|Lehigh|Drexel|Temple|Wharton|Kellogg|Stern|Sloan|Juilliard|Howard|Spelman|Morehouse|Tuskegee|Rice|Brown|Loyola|DePaul|Hofstra|Adelphi|Stevens|UVA|UGA|UCONN|MSU|OSU|PSU|BU|BC|GWU|GMU|SJSU|SDSU|CSUF|CSULB|CSUN|RIT|IIT|VIT|BITS|NIT|ISB|IISER Pune|JNU|DU|IMT|FMS|MSU Baroda|Loyola Chennai|NUST Islamabad|IBA|UET|NTU|SMU Singapore|UNI|USP|UTN|UFC|UFPA|UAM|UPM|UPC|UPV|HSE|KPI|DTU|KIT|PUC|ITB|ITU|ODTU|Tsinghua|Peking|Fudan|Zhejiang|Waseda|Keio|Todai|Yonsei|Sogang|Hanyang|Wits|Makerere|Chulalongkorn|Sharif|Amirkabir|Covenant|Babcock`

const listed = (names: string): string[] => names.trim().split(/[|\n]/)
const BY_FIRST_WORD = Map.groupBy(listed(ANYWHERE), (name) => name.split(' ')[0] ?? name)
const WHOLE_PARTS = new Set(listed(ALONE))

/** The text is the name of one of them, and nothing else. */
export function isKnownSchool(text: string): boolean {
  return BY_FIRST_WORD.get(text.split(' ')[0] ?? '')?.includes(text) === true || WHOLE_PARTS.has(text)
}

const PARTS = /[\t,;|()•·]|\s[–—-]\s|\s(?:at|from)\s|(?:\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.?\s)?(?:19|20)\d\d/u
/** "UCR Extension Program" is none: behind the name its part of the line ends, or goes on with a date, grades or a blank place. */
const BEHIND = /^(?:\p{P}?\s*$|\s*[\t,;:|()•·–—]|\s+-\s|[.\s]+(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.?\s+)?(?:(?:19|20)\d\d|City\b|State\b|C?GPA\b))/u

/** @param text a line or a part of one */
export function namesKnownSchool(text: string): boolean {
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\d.&-])\p{L}[\p{L}&-]*/gu)) {
    const names = BY_FIRST_WORD.get(word) ?? []
    if (names.some((name) => text.startsWith(name, index) && BEHIND.test(text.slice(index + name.length)))) return true
  }
  return text.split(PARTS).some((part) => WHOLE_PARTS.has(part.trim()))
}
