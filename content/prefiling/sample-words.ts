/** Names that stand in the samples of a package; in somebody's own petition each is a leftover. */
import type { SampleWords } from '../../domain/prefiling/find-leftovers.ts'
import { PROVIDER } from '../provider.ts'

const PEOPLE = [
  'Lena Ortiz Varga', 'Ilie Marchetti Osei', 'Ilse Navarro Tembe', 'Noor Haldane Ivanova', 'Tadeo Brusk Amari', 'Mateo Lindqvist Reyes', 'Lindqvist Reyes', 'Adaeze Molloy',
  'Walter Brandt', 'Yolanda Kerr', 'Calla Nwosu Petrov', 'Irena Dvorska', 'Pavel Dvorsky', 'Sunniva Ekholm Baptiste', 'Daniyar Osei Falk', 'Amara Delacroix', 'Noor Castellan',
  'Mirela Tuan Haddad', 'Mateo Lindqvist', 'Ilse Marchetti Oyelaran', 'Ilse Varn', 'Amara Silveira Kowalczyk', 'Daniel Reiss-Okafor', 'Tadeo Brandvik Usman', 'Karel Malik', 'Jana Malikova',
]

const ORGANIZATIONS = [
  'Harlow State University', 'Carrick State University', 'Tarrow Hydrology', 'Moravian Water Institute', 'Four Basins Association', 'Alder Community College', 'Watershed Council of Alder County',
  'Sandpoint Community Bank', 'League of Plains Credit Unions', 'Second Look', 'Clear Gauge', 'Alder Falls',
]

export const SAMPLE_WORDS: SampleWords = { names: [...PEOPLE, ...ORGANIZATIONS], provider: [PROVIDER.brand] }
