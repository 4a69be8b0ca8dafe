import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const PHYSICIAN_DENTIST: ProfessionPage = {
  path: '/physician-dentist-sample',
  title: 'Physician & Dentist - EB2 NIW Templates',
  description: 'EB-2 NIW templates for physicians and dentists: cover letter, Case Builder and topics beyond one practice. Explains the separate physician route.',
  heading: 'Physician & Dentist',
  intro: [
    'Treating patients is valuable and, for this test, local. The template builds on what leaves your practice: a protocol, a training program, a registry, a way of reaching patients that other clinics can take over.',
    'Two things to settle first. Physicians who work full time in shortage areas or for the VA have [their own NIW rules](https://www.uscis.gov/policy-manual/volume-6-part-f), which this template does not cover. And state licensing comes before practice: say plainly where you stand.',
    'You need no publication list. Audit data, adopted protocols and letters from other clinics can carry the argument.',
  ],
  blocks: [
    {
      profession: 'physicianDentist',
      name: 'Physician & Dentist',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('physicianDentist') },
      coverLetterPages: 8,
      caseBuilderPages: 19,
      jobTitles: [
        'Family Physician',
        'Internist',
        'Pediatrician',
        'OB-GYN',
        'Psychiatrist',
        'Surgeon',
        'Emergency Physician',
        'General Dentist',
        'Orthodontist',
        'Oral Surgeon',
        'Public Health Dentist',
        'Clinical Researcher',
      ],
      topics: [
        topic('Remote mentoring in maternal care', 'Public-health agencies work on maternal outcomes. Protocols used in counties without obstetric units, with results, are proof.', 'CDC', 'HRSA'),
        topic('Mobile and remote dentistry', 'Federal designations show areas with little dental care. Your subject is the model others can run, not the visits alone.', 'HPSA'),
        topic('Early screening for oral and other cancers', 'Earlier detection is a public aim. Show how a general practice can adopt your steps and what it found.', 'CDC'),
        topic('Psychiatry inside primary care', 'Projections include behavioral health. Describe the team model and the clinics that repeated it.', 'HRSA'),
        topic('Careful use of antibiotics in dentistry', 'Resistance to antibiotics is a public-health threat. Prescription data from several practices shows change.', 'CDC'),
        topic('Remote monitoring of chronic disease', 'The CMS framework supports data exchange. Name the condition, the alert and the outcome.', 'CMS'),
        topic('Surgical outcome registries', 'Shared data improves care. Governance, contributors and one finding that changed practice are exhibits.', 'CDC'),
        topic('Pain control with fewer opioids', 'Opioid harm is a public priority. A written protocol adopted elsewhere reaches further than good results in your own practice.', 'CDC'),
      ],
      limit: 'Your own patients, however many, are a local benefit. So is serving a shortage area, unless you use the separate physician route.',
    },
  ],
  coverLetter: {
    advancedDegree: 'Medical or dental degree with evaluation, residency or specialty training, and license status stated as it is.',
    prong1: 'The protocol, model or registry, the health problem, and clinics that can use it.',
    prong2: 'Audit results, adoption, training given, grants, letters from clinics and public bodies.',
    prong3: 'Urgency in health terms, with documents, and reasons separate from the first two prongs.',
    appendix: 'Degrees, licenses, protocols, de-identified outcome data, agency documents.',
  },
  stories: [{ slug: STORY_SLUGS['/physician-dentist-sample'], label: 'How a physician can frame an endeavor' }],
}
