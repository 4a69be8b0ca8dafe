/** Sample entrepreneur_real_estate_marketing: a fictional owner of a property-information business. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const factSheets = 'Published fact sheets with sources for 410 homes in 5 small towns'
const rentals = 'Checked owner and address of 1,300 rental offers and reported 86 false listings'
const labels = 'Labeled AI use in 220 public notices for 2 towns after testing the wording with readers'
const trials = 'Replaced visitor tracking by local advertising experiments for 18 small firms'

export const entrepreneurRealEstateMarketing: Sample = {
  id: 'entrepreneur_real_estate_marketing',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Owner of a property-information firm',
      profession: null,
      yearsOfExperience: 12,
      roles: [
        { title: 'Owner', employer: 'Millrace Property Information', from: 2019, to: null, duties: [factSheets, rentals, labels] },
        { title: 'Marketing Analyst', employer: 'Osterly Homes Group', from: 2014, to: 2019, duties: [trials] },
      ],
      degrees: [{ level: 'master', field: 'Marketing Research', institution: 'Fenwick University', year: 2014, source: 'M.S. in Marketing Research, Fenwick University, 2014' }],
      skills: ['Public-records research', 'Survey design', 'Experimental statistics', 'Listing verification', 'Plain-language editing', 'GIS'],
    }),
    form: {
      userBackground: { employmentType: 'entrepreneur_businessowner', futureRoleFocus: 'Owner who sets open rules for checked property information' },
      userProposedEndeavor: { futureProject: 'Build a home fact sheet that helps small-town buyers see flood and repair records before they bid', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
