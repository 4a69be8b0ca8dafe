import { expect, it } from 'vitest'
import { copyEdited } from './copy-edit.ts'

it.each([
  ['help yards find where there processes are wasting rope', 'help yards find where their processes are wasting rope'],
  ['moored where there was room', 'moored where there was room'],
  ['wrote a 10 year plan for the harbor', 'wrote a 10-year plan for the harbor'],
  ['led a 14 member team', 'led a 14-member team'],
  ['surveyed ports of 12 member states', 'surveyed ports of 12 member states'],
  ['taught 10 year olds to row', 'taught 10 year olds to row'],
  ['surveyed the quays, this required divers', 'surveyed the quays; this required divers'],
  ["closed 40 RFI's for the quay", 'closed 40 RFIs for the quay'],
  ["wrote the CEO's speech", "wrote the CEO's speech"],
  ['led crews to an end with 92% repair rate', 'led crews to an end with a 92% repair rate'],
  ['ran checks including: pier checks', 'ran checks including pier checks'],
  ['grew tolls from $ 1.7 Million to $ 7.2 Million', 'grew tolls from $1.7 million to $7.2 million'],
  ['moored ferries utilizing two tugs', 'moored ferries using two tugs'],
  ['helped owners understand there books and fix there small piers', 'helped owners understand their books and fix their small piers'],
  ['kept boats to use there in winter', 'kept boats to use there in winter'],
  ['saved $3.5M in order to mend 5 % of the piers', 'saved $3.5 million to mend 5% of the piers'],
])('%j reads %j', (clause, mended) => {
  expect(copyEdited(clause)).toBe(mended)
})

it.each([
  ['baked variety of rolls for the crew', 'baked a variety of rolls for the crew'],
  ['saved over $1 million dollars in fuel', 'saved over $1 million in fuel'],
  ['wrote a company wide berth plan', 'wrote a company-wide berth plan'],
  ['translated harbor guidelines and tide charts in to Danish', 'translated harbor guidelines and tide charts into Danish'],
  ["checked pilot's logs and client's fees", "checked pilot's logs and clients' fees"],
  ['mapped both wharves, piers and winches', 'mapped wharves, piers and winches'],
  ['led crews for three mergers 2005-2010', 'led crews for three mergers from 2005 to 2010'],
  ['came in to help with a wide variety of ferries', 'came in to help with a wide variety of ferries'],
])('%j is set as a copy editor would', (clause, said) => {
  expect(copyEdited(clause)).toBe(said)
})
