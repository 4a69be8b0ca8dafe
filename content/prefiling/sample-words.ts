/** Names that stand in the samples of a package; in somebody's own petition each is a leftover. */
import type { SampleWords } from '../../domain/prefiling/find-leftovers.ts'
import { PROVIDER } from '../provider.ts'

const PEOPLE = [
  'Lena Ortiz Varga', 'Ilie Marchetti Osei', 'Ilse Navarro Tembe', 'Noor Haldane Ivanova', 'Tadeo Brusk Amari', 'Mateo Lindqvist Reyes', 'Lindqvist Reyes', 'Adaeze Molloy',
  'Walter Brandt', 'Yolanda Kerr', 'Calla Nwosu Petrov', 'Irena Dvorska', 'Pavel Dvorsky', 'Sunniva Ekholm Baptiste', 'Daniyar Osei Falk', 'Amara Delacroix', 'Noor Castellan',
  'Mirela Tuan Haddad', 'Mateo Lindqvist', 'Ilse Marchetti Oyelaran', 'Ilse Varn', 'Amara Silveira Kowalczyk', 'Daniel Reiss-Okafor', 'Tadeo Brandvik Usman', 'Karel Malik', 'Jana Malikova',
  'Tomas Reyle', 'Leonid Askew', 'Hideo Brandvold', 'Udo Ferrant', 'Emil Castaway', 'Ruben Castellane', 'Henrik Lowell', 'Ines Fallow', 'Dr. Castellan', 'Lise Armitage',
  'Kenji Aldous', 'Edda Marchetti', 'Lucia Brandvold', 'Oskar Tiel', 'Paul Renwick', 'Naomi Easterling', 'Miriam Sato', 'Miriam Castellane',
]

const ORGANIZATIONS = [
  'Harlow State University', 'Carrick State University', 'Tarrow Hydrology', 'Moravian Water Institute', 'Four Basins Association', 'Alder Community College', 'Watershed Council of Alder County',
  'Sandpoint Community Bank', 'League of Plains Credit Unions', 'Alder Falls',
  'Lakeview State University', 'Northgate Software', 'Three Rivers Water Association', 'Dunmore Systems', 'Open Utility Software Fund', 'Orvenna Central Clinic',
  'Meridale Health', 'Prairie Junction Hospital', 'Tolland Polytechnic', 'Midplain Technical College', 'Prairie Link Power Cooperative', 'Open Energy Tools Foundation',
  'Walden Ridge University', 'Norfield University', 'Ferris Transformer Works', 'Loftus Foundation', 'Colfax State University', 'Pinehurst University',
  'Interior Public Utilities League', 'Saltmere Grid Works', 'Tamarack Regional Hospitals', 'Central Device Consortium', 'Steppe Polytechnic University',
  'Alder Fork Electric Cooperative', 'Mesa Plains Rural Electric Association', 'Heartland Grid Reliability Foundation', 'Pinecrest State University',
  'Open Lab Materials Cooperative', 'Brightwater College', 'Hollis Foundation', 'Mill River Regional Medical Center', 'Cradle Ridge', 'Larkfield Records',
  'Three Valleys Perinatal Collaborative', 'Fairweather Trust', 'State Small Manufacturer Fund', 'North Basin Flight College', 'North Basin College',
  'Wexford University', 'Calder State University', 'Essential Medicines Process Fund', 'Cedar Plains Institute', 'Tarn University', 'Wexford State University',
  'Carepost Systems', 'Sable County', 'Mothers’ Follow-up Fund', 'Second Shift Cells', 'Ellery', 'Tarrow Technical University', 'Merrin Battery Systems',
  'Marrow County', 'Garnet State University', 'Kettle River Machining Council', 'Trades Access Foundation', 'Alder County',
  'Harrow Technical University', 'Four Rivers Rural Power Association', 'Five Rivers Power Association', 'Cutbank Electric Cooperative', 'Eastmoor College',
  'Fairbank State University', 'Stanmore University', 'Port Salem University', 'Cedar Bluff Technical College', 'Halden Bay University',
  'Wexford Aeronautical University', 'Piedmont Ingredients Laboratory', 'Orrin Family Engineering Fund', 'Tamarack Valley Hospital', 'Prairie Lakes University',
  'Harborline Seed Fund', 'Northbridge University', 'Fallon Technical College',
]

/** As the letters call who wrote to their petitioners: people, and employers and makers. */
const WRITERS = [
  'Ms. Whitcomb', 'Professor Reyle', 'Mr. Adeyi', 'Ms. Calder', 'Mr. Ferrand', 'Professor Askew', 'Dr. Voss', 'Ms. Nandakumar', 'Ms. Whitfield', 'Professor Orrin',
  'Dr. Brandvik', 'Mr. Egede', 'Ms. Sato', 'Mr. Ansel', 'Samuel Orrin', 'Hanne Brandvik', 'Ms. Ferro', 'Mr. Pell', 'Professor Brandvold', 'Ms. Quint', 'Ms. Okwuosa',
  'Ms. Sallow', 'Mr. Achterberg', 'Ms. Castellanos', 'Professor Ferrant', 'Mr. Brandt', 'Professor Molloy', 'Ms. Kerr', 'Ms. Teague', 'Professor Castaway',
  'Mr. Delacroix', 'Ms. Lindgren', 'Ms. Maslow', 'Mr. Ferreira', 'Professor Castellane', 'Ms. Oyelaran', 'Mr. Pratchett', 'Professor Halloran', 'Ms. Achterberg',
  'Professor Lowell', 'Mr. Okonjo', 'Ms. Marsh', 'Dr. Fallow', 'Mr. Bautista', 'Ms. Orr', 'Professor Armitage', 'Ms. Nystrom', 'Dr. Aldous', 'Mr. Bellweather',
  'Ms. Vance', 'Captain Lindqvist', 'Professor Marchetti', 'Ms. Whitehorse', 'Mr. Beck', 'Mr. Amsel', 'Dr. Brandvold', 'Ms. Tolliver', 'Dr. Varn', 'Ms. Cole',
  'Mr. Otieno', 'Professor Tiel', 'Dr. Easterling', 'Professor Whitfield', 'Dr. Renwick', 'Ms. Oduya', 'Mr. Dorsey', 'Ms. Brandt', 'Dr. Sato', 'Mr. Dombrowski',
  'Mr. Yoder',
  'Joan Whitcomb', 'Marcus Adeyi', 'Ruth Calder', 'Holt Ferrand', 'Anneke Voss', 'Priya Nandakumar', 'Carla Whitfield', 'Tomas Egede', 'Paul Ansel', 'Nadia Ferro',
  'Gwen Sato', 'Gordon Pell', 'Marisol Quint', 'Dana Okwuosa', 'Ingrid Sallow', 'Bernard Achterberg', 'Mei Castellanos', 'Rosalind Teague', 'Amos Delacroix',
  'Yusra Lindgren', 'Ingrid Maslow', 'Noel Ferreira', 'Dana Oyelaran', 'Ardent Line Services', 'Tallgrass Engineering', 'Ingrid Halloran', 'Owen Pratchett',
  'Simone Achterberg', 'Delphine Marsh', 'Paul Okonjo', 'Carl Bautista', 'Sabine Orr', 'Carla Nystrom', 'Raj Bellweather', 'Teresa Vance',
  'Brightline Packaging Machines', 'Oakmont Motion', 'Gail Whitehorse', 'Anton Beck', 'Copperline Charter', 'Victor Amsel', 'Gwen Tolliver', 'Renata Cole',
  'James Otieno', 'Bramwell Aerostructures', 'Hana Whitfield', 'Luis Ferrand', 'Beth Oduya', 'Fieldstone Grocers', 'Volanta Drives', 'Hank Dorsey', 'Lucia Brandt',
  'Earl Dombrowski', 'Priscilla Moe', 'Dale Yoder', 'Stellan Foods', 'Aldine Components',
]

const ENDEAVORS = [
  'Sluice Check', 'Replaybench', 'Ladder Restore', 'Gatepost', 'Paired Replay', 'Thinrecord', 'Quietvital', 'Common Root', 'Second Look', 'Clear Seat', 'Hold Ledger',
  'Clear Gauge', 'Two-Page Consent', 'Weakfeed', 'Measure First', 'Two-Window Lab', 'Quiet Cell', 'Second Sip', 'Six-Week Door', 'Homeplate', 'Approach Mirror',
  'Quiet Recovery', 'Warm Step', 'Fouling Archive', 'Falling Leaf', 'Tap Atlas', 'Answer First', 'Quarter-Hour Grade', 'Grade Record', 'Second Cut', 'Bench Trial',
]

export const SAMPLE_WORDS: SampleWords = { names: [...PEOPLE, ...WRITERS, ...ORGANIZATIONS, ...ENDEAVORS], provider: [PROVIDER.brand] }
