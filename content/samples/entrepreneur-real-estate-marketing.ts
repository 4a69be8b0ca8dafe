/** Sample entrepreneur_real_estate_marketing: a fictional owner of a property-information business. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

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
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'housing-fact-standard', path: 'close', variant: 0,
      title: 'Develop a verified property-fact standard that lets buyers in smaller towns compare homes on checked information',
      text: 'In a smaller town a listing says “charming,” and the flood history comes out after the closing. I will develop a verified property-fact standard, under which a listing shows checked facts on flood, energy, repairs, and access, each with its source and date, in one form that buyers can lay side by side. Selling more houses is not the object. {person} With my own firm I will turn those sheets into a standard: source rules for each fact, a tool that checks them against public records, and a study of what buyers decide with and without the sheet. Two brokers’ groups that are not clients of mine will be first. Sheet and tool will be open to counties and competitors. The Opportunity Zones law made permanent by Public Law 119-21 directs investment to distressed areas, where buyers and lenders need checked facts.',
      person: ['The standard has a predecessor in my work as an Owner at Millrace Property Information, where I published fact sheets with sources for 410 homes in 5 small towns.', 'Public-records research and survey design are the skills behind it.'],
      support: ['Owner', 'Millrace Property Information', factSheets, 'Public-records research', 'Survey design'],
    }),
    sampleOption({
      seed: 'rental-scam-shield', path: 'close', variant: 1,
      title: 'Build a listing-verification program that warns renters before they pay a deposit to a false landlord',
      text: 'A student rents a room from another state. The photographs were copied, the address exists, the landlord does not. Websites take such an offer down after the complaint, which comes after the payment. My endeavor is to build a listing-verification program in which the payee is checked together with the property and the renter sees, before paying, whether both were. {person} I propose to make the check something others can do: a verification procedure that an owner of two flats can complete, a record of false listings that websites share, and a set of warnings tested on renters. FinCEN’s national anti-money-laundering priorities of June 2021 list fraud among the threats, and rented rooms are one of the plain settings in which it occurs. My firm will fund a first trial in one college town out of its service income. Procedure and record will be open to listing websites, universities, and consumer offices that adopt them.',
      person: ['I have done the tedious part: with my firm I checked owner and address of 1,300 rental offers and reported 86 false listings.', 'I hold a master’s degree in Marketing Research from Fenwick University.'],
      support: [rentals, 'M.S. in Marketing Research, Fenwick University, 2014'],
    }),
    sampleOption({
      seed: 'content-disclosure', path: 'alternative', variant: 2,
      title: 'Establish a content-disclosure practice that tells readers in plain words how AI was used in public notices',
      text: 'I propose to establish a content-disclosure practice for town halls and nonprofits, so that they can say in words readers understand how AI was used in a text, an image, or a film. The labels in use today are missing, or they are written for lawyers; readers who cannot interpret them begin to doubt genuine warnings as well. {person} I would deliver a set of labels chosen by what readers understood in tests, an editorial workflow that records each use, and a study of reader understanding. One city and two nonprofits would begin, under contract with my firm; labels, workflow, and study would be openly published for agencies and newsrooms to adopt. America’s AI Action Plan of July 2025 addresses synthetic media among its actions. A notice about drinking water is a place to start.',
      person: ['This is another path for a firm that describes houses, opened by two clients: I labeled AI use in 220 public notices for 2 towns after testing the wording with readers.', 'Plain-language editing is the skill that carries over.'],
      support: [labels, 'Plain-language editing'],
    }),
    sampleOption({
      seed: 'privacy-measurement', path: 'alternative', variant: 3,
      title: 'Develop a privacy-respecting measurement guide with which small firms judge advertising without following people online',
      text: 'A bakery pays for tracking it does not understand and receives figures no one can verify. The same bakery could place its flyer in two streets out of four and count. As a founder I plan to develop a privacy-respecting measurement guide that teaches small firms to judge their advertising by such local experiments. {person} The guide will hold a library of simple experiments, a spreadsheet with sound statistics behind it, and a short disclosure text for customers. I would try it with ten firms in different trades, charge for workshops, and publish the guide, free for small-business counselors in any state to teach. Data privacy and privacy-enhancing technologies appear on the federal Critical and Emerging Technologies List of February 2024. A measurement that collects no personal record brings that entry to a shop counter.',
      person: ['It would be a new direction beside property, although I started there: as a Marketing Analyst at Osterly Homes Group, I replaced visitor tracking by local advertising experiments for 18 small firms.', 'Experimental statistics and survey design are the skills it asks for.'],
      support: ['Marketing Analyst', 'Osterly Homes Group', trials, 'Experimental statistics', 'Survey design'],
    }),
  ],
}
