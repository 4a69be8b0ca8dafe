/** Fictional petitioners for measuring the endeavor composer: names, employers and results are invented for tests. */
import type { GeneratorForm } from '../domain/endeavor/endeavor-form.ts'
import type { ProfessionKey } from '../domain/professions.ts'
import type { ResumeFacts } from '../domain/resume/resume-facts.ts'

export type Petitioner = { id: string; facts: ResumeFacts; form: GeneratorForm }

type RoleDraft = [title: string, employer: string | null, start: number | null, end: number | null, duties: string[]]
type DegreeDraft = [level: ResumeFacts['degrees'][number]['level'], field: string | null, institution: string | null, source: string]
type Draft = {
  key: ProfessionKey | null
  confidence?: number
  roles: RoleDraft[]
  degrees: DegreeDraft[]
  skills: string[]
  years?: number | null
  headline?: string
  licences?: string[]
  publications?: string[]
  patents?: string[]
  awards?: string[]
  role: string
  project?: string
  niche?: string
  more?: string
  employment?: GeneratorForm['userBackground']['employmentType']
}

/** A fictional resume as the reader of resumes would return it; sentences with a figure become results. */
export function petitioner(id: string, draft: Draft): Petitioner {
  const roles = draft.roles.map(([title, employer, startYear, endYear, duties]) => ({ title, employer, startYear, endYear, current: endYear === null, duties }))
  return {
    id,
    facts: {
      name: `Fictional ${id}`,
      headline: draft.headline ?? null,
      summary: null,
      roles,
      yearsOfExperience: draft.years === undefined ? 9 : draft.years,
      degrees: draft.degrees.map(([level, field, institution, source]) => ({ level, field, institution, year: null, source })),
      licences: draft.licences ?? [],
      skills: draft.skills,
      results: roles.flatMap((role, index) => role.duties.filter((duty) => /\d/.test(duty)).map((text) => ({ text, role: index }))),
      publications: draft.publications ?? [],
      patents: draft.patents ?? [],
      awards: draft.awards ?? [],
      profession: { key: draft.key, confidence: draft.confidence ?? 0.9, evidence: [] },
      language: 'en',
    },
    form: {
      userBackground: { employmentType: draft.employment ?? 'employee', futureRoleFocus: draft.role },
      userProposedEndeavor: { futureProject: draft.project ?? '', proposedEndeavorNiche: draft.niche ?? '', additionalInfo: draft.more ?? '' },
    },
  }
}

export const petitioners: readonly Petitioner[] = [
  petitioner('software', {
    key: 'softwareEngineer',
    roles: [
      [
        'Senior Backend Engineer',
        'Larkfield Payments',
        2020,
        null,
        [
          'Reduced claim processing time by 38% by redesigning the event pipeline',
          'Built a replay-safe queue for instant payments used by 14 partner banks',
          'Lead a team of 5 engineers in CI/CD and release security',
          'Improved model-serving latency from 900 ms to 220 ms',
        ],
      ],
      [
        'Software Engineer',
        'Brookmere Systems',
        2015,
        2020,
        ['Developed HL7 interfaces for 6 clinics', 'Automated regression tests, cutting release time from 5 days to 1 day', 'Migrated authentication to short-lived certificates for 40 services'],
      ],
    ],
    degrees: [
      ['master', 'Computer Science', 'Fairhaven Technical University', 'M.Sc. in Computer Science, Fairhaven Technical University, 2015'],
      ['bachelor', 'Mathematics', 'Fairhaven Technical University', 'B.Sc. in Mathematics, Fairhaven Technical University, 2013'],
    ],
    skills: ['Java', 'Kafka', 'Kubernetes', 'PostgreSQL', 'TLS', 'CI/CD', 'Python', 'AWS', 'FHIR', 'Team player'],
    role: 'I want to work as a lead engineer on payment resilience at a U.S. payments company.',
    project: 'I want to build an open-source testing toolkit that helps credit unions detect failures in instant payment systems.',
    niche: 'credit unions',
  }),
  petitioner('it-admin', {
    key: 'it',
    roles: [
      [
        'Senior Systems Administrator',
        'Northgate County Hospital Group',
        2018,
        null,
        [
          'Managed 320 Windows and Linux servers across 4 hospitals',
          'Cut restore time for the records system from 19 hours to 6 hours',
          'Introduced MFA for 2,400 accounts in Azure Active Directory',
          'Wrote disaster recovery procedures for 11 clinical applications',
        ],
      ],
      ['Network Administrator', 'Calder School District', 2013, 2018, ['Segmented the network of 12 schools', 'Replaced legacy VPN with identity-based access']],
    ],
    degrees: [['bachelor', 'Information Systems', 'Port Alden College', 'Bachelor of Information Systems, Port Alden College']],
    licences: ['CISSP, 2019'],
    skills: ['Azure', 'VMware', 'Active Directory', 'Terraform', 'Veeam backup', 'SIEM', 'PowerShell', 'Firewall administration'],
    role: 'Security-focused infrastructure lead for public institutions',
    employment: 'consultant_contractor',
  }),
  petitioner('banker', {
    key: 'bankingFinance',
    roles: [
      [
        'Vice President, Investment Banking',
        'Hartwell Crane Advisory',
        2019,
        null,
        [
          'Structured debt for 7 energy projects with a combined value of $640 million',
          'Built the financial model used in 12 renewable project financings',
          'Led due diligence on 9 industrial M&A transactions',
        ],
      ],
      ['Credit Analyst', 'Merrow Bank', 2014, 2019, ['Reviewed working capital lines for 85 manufacturing clients', 'Reduced loan review time by 30% with a standard cash flow template']],
    ],
    degrees: [
      ['master', 'Finance', 'Eastlake School of Business', 'MBA, Finance, Eastlake School of Business'],
      ['bachelor', 'Economics', 'University of Torvane', 'BA Economics, University of Torvane'],
    ],
    skills: ['Project finance', 'Financial modeling', 'Valuation', 'Debt structuring', 'Excel', 'Monte Carlo simulation'],
    awards: ['Hartwell Crane Deal Team of the Year, 2022'],
    role: 'Director of energy project finance',
    niche: 'battery storage projects owned by electric cooperatives',
  }),
  petitioner('aml', {
    key: 'bankingFinance',
    roles: [
      [
        'AML Manager',
        'Bank of Selby',
        2017,
        null,
        ['Lowered false positive alerts by 45% through typology tuning', 'Trained 60 branch employees in scam recognition', 'Responsible for sanctions screening and KYC refresh'],
      ],
    ],
    degrees: [['bachelor', 'Law', 'Sorrel University', 'LL.B., Sorrel University']],
    licences: ['CAMS'],
    skills: ['AML', 'Transaction monitoring', 'KYC', 'SQL', 'Sanctions'],
    role: 'leading financial crime detection for smaller U.S. banks',
    project: 'A shared fraud intelligence platform for community banks in the Midwest',
    employment: 'entrepreneur_businessowner',
  }),
  petitioner('data-scientist', {
    key: 'dataScientist',
    roles: [
      [
        'Senior Data Scientist',
        'Ostrava Grid Analytics',
        2019,
        null,
        ['Developed load forecasting models that lowered error by 17%', 'Deployed a transformer-failure model on 3,200 units', 'Published an evaluation suite for probabilistic forecasts'],
      ],
      ['Research Assistant', 'Kelmore University Hospital', 2016, 2019, ['Validated a sepsis early-warning model on 21,000 admissions', 'Analyzed missing data in hospital records']],
    ],
    degrees: [['doctorate', 'Statistics', 'Kelmore University', 'Ph.D. in Statistics, Kelmore University, 2019']],
    skills: ['Python', 'Bayesian statistics', 'PyTorch', 'Time-series forecasting', 'Survival analysis', 'SQL'],
    publications: ['Calibrated early warning under missing data', 'Probabilistic load forecasts for small utilities'],
    role: 'Principal data scientist for electric grid reliability',
    project: 'My project is to develop outage forecasting for rural electric cooperatives, using weather and sensor data.',
  }),
  petitioner('data-analyst', {
    key: 'dataAnalyst',
    roles: [
      [
        'Healthcare Data Analyst',
        'Pinecrest Community Health',
        2019,
        null,
        ['Built Tableau dashboards on access to care for 18 counties', 'Cleaned claims data and removed 12% duplicate records', 'Prepare monthly quality reports for the board'],
      ],
      ['Operations Analyst', 'Dunmore Parts', 2016, 2019, ['Mapped 240 suppliers and their delivery risk']],
    ],
    degrees: [
      ['bachelor', 'Economics', 'Larch University', 'BSc Economics, Larch University'],
      ['master', 'Data Analytics', 'Larch University', 'MSc Data Analytics, Larch University'],
    ],
    skills: ['SQL', 'Tableau', 'Power BI', 'Python', 'Data quality', 'Claims data'],
    role: 'Healthcare analytics lead',
  }),
  petitioner('product-manager', {
    key: 'productProjectManager',
    roles: [
      [
        'Senior Product Manager',
        'Veldt Health Software',
        2018,
        null,
        ['Launched a patient portal used by 90 practices', 'Cut onboarding time from 6 weeks to 9 days', 'Ran discovery interviews with 120 clinicians'],
      ],
      ['Technical Program Manager', 'Orrin Industrial IoT', 2014, 2018, ['Introduced secure development reviews for 3 sensor product lines']],
    ],
    degrees: [['master', 'Engineering Management', 'Corwin Institute', 'M.Eng. Engineering Management, Corwin Institute']],
    licences: ['PMP'],
    skills: ['Product management', 'Agile', 'FHIR', 'User research', 'Jira', 'Roadmapping', 'IoT security'],
    role: 'I plan to be a product director for health interoperability',
    niche: 'patient access tools for independent practices',
  }),
  petitioner('construction-pm', {
    key: 'productProjectManager',
    roles: [
      [
        'Construction Project Manager',
        'Brightwater Grid Constructors',
        2016,
        null,
        ['Delivered 5 substation projects, the last one 11 weeks early', 'Negotiated permits with 8 counties', 'Manage schedule and cost for a $48 million line upgrade'],
      ],
    ],
    degrees: [['bachelor', 'Civil Engineering', 'Altona Polytechnic', 'B.Eng. Civil Engineering, Altona Polytechnic']],
    skills: ['Primavera P6', 'Earned value', 'Permitting', 'Substation construction', 'Contract administration'],
    role: 'Managing delivery of grid interconnection projects',
    employment: 'consultant_contractor',
  }),
  petitioner('electrical', {
    key: 'networkElectricalEngineer',
    roles: [
      [
        'Protection and Control Engineer',
        'Tarn Valley Power',
        2015,
        null,
        ['Set relays for 26 substations', 'Reduced false trips by 41% on feeders with solar generation', 'Designed a transformer monitoring scheme for 70 units'],
      ],
    ],
    degrees: [['master', 'Electrical Engineering', 'Dunfield University', 'MSc in Electrical Engineering, Dunfield University']],
    licences: ['Professional Engineer (PE)'],
    skills: ['Protective relaying', 'PSCAD', 'SCADA', 'IEC 61850', 'MATLAB', 'Fault analysis'],
    patents: ['Method for detecting incipient faults in distribution transformers'],
    role: 'Protection engineer for inverter-heavy grids',
  }),
  petitioner('mechatronics', {
    key: 'electromechanicalEngineer',
    roles: [
      [
        'Controls Engineer',
        'Hadley Motion',
        2017,
        null,
        ['Programmed robotic cells for 4 automotive lines', 'Cut changeover time from 45 minutes to 12 minutes', 'Validated battery pack safety controls to ISO 26262'],
      ],
    ],
    degrees: [
      ['bachelor', 'Mechatronics', 'Sable Technical University', 'B.Tech Mechatronics, Sable Technical University'],
      ['master', 'Robotics', 'Sable Technical University', 'M.Tech Robotics, Sable Technical University'],
    ],
    skills: ['PLC', 'ROS', 'Simulink', 'Functional safety', 'Machine vision', 'SolidWorks'],
    role: 'Robotics and controls lead for small manufacturers',
    project: 'Developing low-cost robotic cells for small machine shops with quick changeover',
  }),
  petitioner('chemical', {
    key: 'chemicalEngineer',
    roles: [
      [
        'Process Engineer',
        'Ellery Specialty Chemicals',
        2014,
        null,
        ['Increased crystallization yield by 9% in a drug-intermediate line', 'Led hazard reviews for 15 units', 'Commissioned an ion-exchange water treatment skid'],
      ],
    ],
    degrees: [['doctorate', 'Chemical Engineering', 'Marlow University', 'Ph.D. Chemical Engineering, Marlow University']],
    skills: ['Continuous manufacturing', 'Aspen Plus', 'HAZOP', 'Crystallization', 'Process control', 'Six Sigma'],
    publications: ['Seeding strategies in continuous crystallization'],
    role: 'Process development engineer for essential medicines',
  }),
  petitioner('marketing', {
    key: 'marketing',
    roles: [
      [
        'Digital Marketing Manager',
        'Fennel & Rowe',
        2018,
        null,
        ['Grew newsletter sign-ups by 64% for a cancer-screening campaign', 'Ran A/B tests in 9 markets', 'Managed CRM and SEO for export clients'],
      ],
    ],
    degrees: [['bachelor', 'Communications', 'Ashdown College', 'BA Communications, Ashdown College']],
    skills: ['SEO', 'Google Analytics', 'CRM', 'Content strategy', 'A/B testing'],
    role: 'Health communication and digital campaigns',
    niche: 'cancer screening among rural women',
    employment: 'consultant_contractor',
  }),
  petitioner('recruiter', {
    key: 'hrRecruiter',
    roles: [
      [
        'Technical Recruiter',
        'Quillon Talent',
        2017,
        null,
        ['Filled 130 engineering roles in semiconductor and cyber teams', 'Designed a skills-based interview guide used by 22 managers', 'Built an apprenticeship intake with 2 community colleges'],
      ],
    ],
    degrees: [['master', 'Organizational Psychology', 'Westmere University', 'MA Organizational Psychology, Westmere University']],
    skills: ['Structured interviewing', 'HR analytics', 'Workday', 'Apprenticeship design', 'Onboarding'],
    role: 'Workforce development manager',
  }),
  petitioner('teacher', {
    key: 'scienceTeacher',
    roles: [
      [
        'Physics Teacher',
        'Lindqvist High School',
        2012,
        null,
        ['Raised the share of students passing the state physics exam from 61% to 82%', 'Wrote 40 low-cost laboratory activities', 'Mentored 7 new science teachers'],
      ],
    ],
    degrees: [
      ['bachelor', 'Physics', 'Ordway University', 'B.Ed. Physics, Ordway University'],
      ['master', 'Science Education', 'Ordway University', 'M.Ed. Science Education, Ordway University'],
    ],
    skills: ['Laboratory curriculum', 'Formative assessment', 'Arduino', 'Teacher mentoring', 'Python'],
    role: 'Curriculum developer for physics and AI literacy',
  }),
  petitioner('obgyn', {
    key: 'physicianDentist',
    roles: [
      [
        'OB-GYN Attending Physician',
        'St. Orla Regional Hospital',
        2013,
        null,
        ['Introduced a hemorrhage protocol that lowered transfusions by 28%', 'Supervised 16 residents in obstetric simulation', 'Provide telehealth consultations to 5 rural clinics'],
      ],
    ],
    degrees: [['professional', 'Medicine', 'Valmont Medical School', 'M.D., Valmont Medical School']],
    licences: ['Board certification in obstetrics and gynecology'],
    skills: ['High-risk obstetrics', 'Obstetric simulation', 'Ultrasound', 'Telehealth', 'Quality improvement'],
    publications: ['A staged hemorrhage protocol in a regional hospital'],
    role: 'Clinical lead for maternal safety programs',
  }),
  petitioner('dentist', {
    key: 'physicianDentist',
    roles: [
      [
        'Public Health Dentist',
        'Ridgeway Mobile Dental',
        2016,
        null,
        ['Screened 4,300 schoolchildren with a portable unit', 'Reduced antibiotic prescriptions by 33%', 'Trained 12 hygienists in teledentistry'],
      ],
    ],
    degrees: [['professional', null, 'Corran Dental College', 'D.D.S., Corran Dental College']],
    skills: ['Teledentistry', 'Oral cancer screening', 'Community outreach', 'Pediatric dentistry'],
    role: 'Dental director for mobile care',
    employment: 'entrepreneur_businessowner',
  }),
  petitioner('pilot', {
    key: 'pilot',
    roles: [
      ['Captain', 'Skerry Regional Air', 2015, null, ['Flew 6,200 hours on turboprops', 'Reviewed flight data and cut unstable approaches by 22%', 'Instructed 30 first officers in upset recovery']],
    ],
    degrees: [['bachelor', 'Aviation', 'Harrier Aviation University', 'BSc Aviation, Harrier Aviation University']],
    licences: ['ATP certificate'],
    skills: ['Flight data monitoring', 'Crew resource management', 'Upset recovery', 'Fatigue risk management'],
    role: 'Flight safety manager',
  }),
  petitioner('aero', {
    key: 'aeronauticalEngineer',
    roles: [
      ['Structures Engineer', 'Auklet Aerospace', 2016, null, ['Certified 3 composite repairs', 'Cut inspection time by 35% using thermography', 'Tested detect-and-avoid sensors on a small UAV']],
    ],
    degrees: [['master', 'Aerospace Engineering', 'Calloway Institute', 'MS Aerospace Engineering, Calloway Institute']],
    skills: ['Composite structures', 'Nondestructive testing', 'Finite element analysis', 'Flight test', 'MATLAB'],
    role: 'Airworthiness engineer for electric aircraft',
  }),
  petitioner('founder', {
    key: 'techEntrepreneur',
    roles: [
      ['Founder & CEO', 'Tessel Robotics Software', 2019, null, ['Signed 18 factory customers in 3 years', 'Raised $2.1 million in seed funding', 'Built a machine-vision tool for defect detection']],
    ],
    degrees: [['bachelor', 'Computer Engineering', 'Nantes Hill University', 'BSc Computer Engineering, Nantes Hill University']],
    skills: ['Machine vision', 'Python', 'Edge computing', 'Product strategy', 'Manufacturing analytics'],
    role: 'Founder of a U.S. manufacturing software company',
    project: 'Launch an AI quality-inspection service for small manufacturers that works without cloud access.',
    employment: 'entrepreneur_businessowner',
  }),
  petitioner('nurse', {
    key: null,
    confidence: 0,
    roles: [
      [
        'Registered Nurse',
        'Holm Valley Hospital',
        2014,
        null,
        ['Reduced patient falls by 25% on a 32-bed unit', 'Trained 45 nurses in sepsis screening', 'Coordinates discharge calls for heart-failure patients'],
      ],
    ],
    degrees: [['bachelor', 'Nursing', 'Fairoak University', 'BSN, Fairoak University']],
    licences: ['RN license'],
    skills: ['Sepsis screening', 'Discharge planning', 'Patient education', 'Epic'],
    role: 'Nurse educator for rural hospitals',
  }),
  petitioner('procurement', {
    key: null,
    confidence: 0,
    roles: [
      [
        'Procurement Manager',
        'Tolland Medical Devices',
        2016,
        null,
        ['Qualified 14 second sources for single-source parts', 'Saved $3.2 million through supplier consolidation', 'Negotiated contracts with 60 suppliers'],
      ],
    ],
    degrees: [['master', 'Supply Chain Management', 'Iverson University', 'MSc Supply Chain Management, Iverson University']],
    skills: ['Strategic sourcing', 'SAP', 'Supplier risk', 'Contract negotiation', 'Category management'],
    role: 'Head of strategic sourcing',
  }),
  petitioner('accountant', {
    key: null,
    confidence: 0,
    roles: [['Accounting Firm Owner', 'Self-employed', 2017, null, ['Kept books for 70 small businesses', 'Cut month-end closing from 12 days to 4 days', 'Prepared grant reports for 9 nonprofits']]],
    degrees: [['bachelor', 'Accounting', 'Sterling Point University', 'BBA Accounting, Sterling Point University']],
    licences: ['CPA'],
    skills: ['QuickBooks', 'Internal control', 'Tax preparation', 'Financial reporting'],
    role: 'Owner of an accounting practice for small manufacturers',
    employment: 'entrepreneur_businessowner',
  }),
  petitioner('thin-veterinarian', {
    key: null,
    confidence: 0,
    years: null,
    roles: [['Veterinarian', null, null, null, []]],
    degrees: [],
    skills: ['Large animal surgery', 'Herd health'],
    role: 'Veterinary practice',
  }),
  petitioner('empty-resume', {
    key: null,
    confidence: 0,
    years: null,
    roles: [],
    degrees: [],
    skills: [],
    role: 'to design playgrounds for children with disabilities',
    project: 'An inclusive playground design guide for city parks',
  }),
]
