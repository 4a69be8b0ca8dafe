/** Ten made-up notices of different kinds, each with the petition that it answers to and what its petitioner would say. Every name, number and place is invented. */
import type { ConcernKey } from '../../domain/rfe/rfe-concerns.ts'

/** `document`: a new document; `filed`: the label of one that the petition holds. */
export type Said = { text: string; document?: string; filed?: string }

export type ResponseCase = {
  key: string
  name: string
  filedOn: string
  /** Of the letter: as `Letter` in test/rfe-letters. */
  notice: { header: string[]; footer: string[]; body: string }
  /** Blocks as in a notice; the first statement of the endeavor in it is the one that was filed. */
  petition: string
  endeavor: string
  /** The concerns of the notice in its order, with what is said to each: by the words of the notice, then by question. */
  requests: { concern: ConcernKey; words: Said[]; said: Record<string, Said> }[]
  /** Ways to answer, where not the one that the facts carry best. */
  theories?: Partial<Record<ConcernKey, string>>
}

const LAW = `# The legal test

Under Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016), a waiver may be granted where the petitioner shows that the proposed endeavor has substantial merit and national importance, that the petitioner is well positioned to advance it, and that on balance it would be beneficial to the United States to waive the job offer.`

export const RESPONSE_CASES: readonly ResponseCase[] = [
  {
    key: '01-water-importance-balance',
    name: 'Amara Nwosu Bell',
    filedOn: '2026-01-14',
    notice: {
      header: ['U.S. Citizenship and Immigration Services', 'Page {page} of {pages}'],
      footer: ['IOE0912345678'],
      body: `| REQUEST FOR EVIDENCE
| Notice Date: May 4, 2026
| Form I-140, Immigrant Petition for Alien Workers
| Response Due: July 27, 2026

You filed Form I-140 and ask for a national interest waiver of the job offer.

${LAW}

# Substantial merit and national importance

USCIS agrees that the proposed endeavor has substantial merit. However, the record does not establish that the endeavor is of national importance. The letters speak of the value of clean water in general, yet they do not explain how your method would affect water systems beyond the district that employs you. Please submit evidence of the prospective impact of the endeavor beyond your employer.

# Well positioned

The evidence establishes that you are well positioned to advance the proposed endeavor.

# On balance

You have not shown why it would be impractical to obtain a labor certification for a water network engineer.`,
    },
    petition: `# Petition for a national interest waiver

# The proposed endeavor

My proposed endeavor is to develop, test and publish a method with which small public water systems can find hidden leaks from the pressure readings they already have, without new sensors.

The Tri-Valley Rural Water Association tested the method with nine of its members (Exhibit 2).

# National importance

The association made the nightly comparison part of its service to members beyond my employer's area in April 2025 (Exhibit 3).

# List of Exhibits

- Exhibit 1: Diploma and transcript of Lakeshore State University
- Exhibit 2: Trial report of the Tri-Valley Rural Water Association, March 2025
- Exhibit 3: Letter of Joan Ferris, Tri-Valley Rural Water Association, August 2025
- Exhibit 4: Employment letter of Harlow County Water District`,
    endeavor:
      'My proposed endeavor is to develop, test and publish a method with which small public water systems can find hidden leaks from the pressure readings they already have, without new sensors.',
    requests: [
      {
        concern: 'national-importance',
        words: [
          {
            text: 'The effect is not bound to the Harlow County Water District. When I filed, eleven systems in four states ran the program, and none of them employs me or is a client of my employer. The association that brought it to them has 64 members in three counties and offers it to each of them.',
            filed: 'Exhibit 3',
          },
          {
            text: 'The method reaches other systems by a route that does not pass through me. Two makers of control systems for pumps, Oakline Controls and Fennimore Instruments, had added an export of night readings in the form that the program reads by October 2025. Their customers need no contract with me and no permission from my employer.',
            document: 'Release notes of Oakline Controls 6.2 and Fennimore PumpView 3, 2025',
          },
        ],
        said: {
          spread: {
            text: 'Any system that stores pressure readings at least every five minutes can use the method. The trial report counts what it takes: about six hours for an operator to prepare the first year of readings, and ten minutes a week afterwards. No sensor, chamber or new meter is bought.',
            filed: 'Exhibit 2',
          },
          priority: {
            text: 'The Harlow State drinking water plan of 2025 names the loss of treated water in systems that serve fewer than 10,000 people as its second objective, on page 14, and asks for methods that need no new metering.',
            document: 'Harlow State drinking water plan 2025, pages 14 to 16',
          },
        },
      },
      {
        concern: 'balance',
        words: [
          {
            text: 'Labor certification describes the minimum requirements of one position with one employer. The endeavor serves an association, two makers and eleven systems at the same time, and my employer has no position for it: the district hired me to run its own network, as its letter says. The association employs no engineers.',
            document: 'Second letter of Joan Ferris on who uses the method and why no single position holds it, June 2026',
          },
        ],
        said: {
          benefit: {
            text: 'Others can run the program. The rule for systems with a single tank did not exist when I filed, and both makers had written that they would build in what I publish and would not develop it themselves. That part would be lost whoever else could be hired.',
            document: 'Letters of Oakline Controls and Fennimore Instruments, November 2025',
          },
        },
      },
    ],
  },
  {
    key: '02-bridge-endeavor-unclear',
    name: 'Tomasz Wielgosz Arden',
    filedOn: '2025-11-20',
    notice: {
      header: ['Department of Homeland Security', 'USCIS Nebraska Service Center'],
      footer: ['LIN2690112233   Page {page}'],
      body: `| Request for Evidence
| Date: March 9, 2026
| Form I-140, national interest waiver

You must respond within 84 days of the date of this notice.

${LAW}

# What you propose to do

Your statement describes the duties of a bridge engineer and not a specific endeavor. You have not explained what you intend to undertake beyond the inspection work of your present position. Please provide a detailed description of the proposed endeavor as it stood when you filed.

# National importance

Because the endeavor itself is unclear, the record does not show that it has national importance. The report on the condition of bridges in the United States concerns the field and says nothing of your own work.`,
    },
    petition: `# The Proposed Endeavor

The proposed endeavor is to build and give away a catalog of vibration records of steel truss bridges, with a procedure by which county engineers can tell from a day of readings which joints need a closer look.

The catalog held records of 26 bridges when this petition was written (Exhibit C).

# Exhibits

- Exhibit A: Academic record, Ravensford Institute of Technology
- Exhibit B: Plan of work 2025 to 2028
- Exhibit C: Extract of the catalog with its record of changes
- Exhibit D: Letter of the county engineers of Dunmore and Ashby`,
    endeavor:
      'The proposed endeavor is to build and give away a catalog of vibration records of steel truss bridges, with a procedure by which county engineers can tell from a day of readings which joints need a closer look.',
    requests: [
      {
        concern: 'endeavor-unclear',
        words: [
          {
            text: 'Inspecting bridges is my job; the endeavor is another thing. It is one catalog and one procedure, and both exist outside my position: an inspector looks at one bridge, the procedure tells any county engineer at which joints of any steel truss to look first.',
            filed: 'Exhibit C',
          },
          {
            text: 'What I undertake is bounded by the petition itself. I collect a day of vibration readings at each bridge that a county names, reduce each record to the response of its joints, and file it in the catalog under a rule that I wrote. The procedure then compares a new day of readings with the records of the same truss type and ranks the joints.',
            filed: 'Exhibit B',
          },
        ],
        said: {
          outputs: {
            text: 'Three things come of it, and each can be checked: the public catalog, which held records of 26 bridges on the day of filing; the written procedure, in its second edition then; and a program that ranks the joints.',
            filed: 'Exhibit C',
          },
          users: {
            text: 'The county engineers of Dunmore and Ashby used the procedure on four bridges in the summer of 2025. They are the first users, and neither county has ever employed me.',
            filed: 'Exhibit D',
          },
        },
      },
      {
        concern: 'national-importance',
        words: [
          {
            text: 'The effect lies in what counties can do that they could not do before. A county with two engineers cannot keep a vibration laboratory; with the catalog it needs a borrowed set of sensors and one day. The engineers of Dunmore and Ashby found two cracked gusset plates in this way that the visual inspection of the same year had passed.',
            filed: 'Exhibit D',
          },
          {
            text: 'The report shows the setting, and the work is told apart from it by the catalog: no public collection of joint responses by truss type existed when I began it, as the state university library confirmed in its search of February 2025.',
            document: 'Search report of the Ravensford library, February 2025',
          },
        ],
        said: {
          route: {
            text: 'The catalog and the procedure are published under an open license. The training center of the state transportation department took the procedure into its course for county staff in September 2025, so that it is taught to people whom I never meet.',
            document: 'Course outline of the state training center, September 2025',
          },
        },
      },
    ],
    theories: { 'endeavor-unclear': 'clarify-job' },
  },
  {
    key: '03-stroke-noid-three-prongs',
    name: 'Ilse Navarro Tembe',
    filedOn: '2025-09-02',
    notice: {
      header: ['U.S. Citizenship and Immigration Services'],
      footer: ['SRC2590445566', 'Page {page} of {pages}'],
      body: `| NOTICE OF INTENT TO DENY
| Notice Date: April 20, 2026
| Form I-140
| Respond by: May 20, 2026

USCIS intends to deny your petition for a national interest waiver for the reasons below.

${LAW}

# Eligibility for the classification

You qualify as a member of the professions holding an advanced degree.

# First prong

Your exercise program for persons after a stroke has substantial merit. The record does not establish its national importance. The two clinics that used the program are clients of your practice, and treatment of their patients is not an impact on the field.

# Second prong

The letters praise your dedication but do not identify results of your own. The record contains no plan for future activities and no evidence of interest from other providers.

# Third prong

You argue only that therapists are in demand. USCIS is not persuaded that, on balance, it would benefit the United States to waive the labor certification.`,
    },
    petition: `# Statement of the endeavor

I propose to develop and validate a home exercise program for hand function after stroke that needs one low-cost grip sensor, and to publish it with its training material for therapists who have no specialized clinic near them.

# List of exhibits

- 1. Doctor of Physical Therapy, diploma and transcript
- 2. Protocol of the home program, version 3
- 3. Report on 41 patients of two clinics
- 4. Letter of Dr. Ruth Okafor, Hollins Regional Hospital
- 5. Agreement with the Westmark Rural Health Network, July 2025`,
    endeavor:
      'I propose to develop and validate a home exercise program for hand function after stroke that needs one low-cost grip sensor, and to publish it with its training material for therapists who have no specialized clinic near them.',
    requests: [
      {
        concern: 'national-importance',
        words: [
          {
            text: 'The importance does not lie in the patients of two clinics. It lies in a protocol that therapists without a specialized clinic can use. On the day of filing the Westmark Rural Health Network, which is neither my client nor my employer, had agreed to use the protocol in its fourteen sites in two states.',
            filed: 'Exhibit 5',
          },
          {
            text: 'The two clinics are where the program was first measured, and no more than that. Dr. Okafor, whose hospital is not a client of my practice, wrote before the filing that her department changed its discharge plan because of the protocol: patients now leave with the sensor and a schedule, where they used to leave with a leaflet.',
            filed: 'Exhibit 4',
          },
        ],
        said: {
          route: {
            text: 'The protocol and the training material are public, and the sensor costs 38 dollars. A therapist needs one afternoon of training, which is recorded. By August 2025 therapists at nine hospitals had completed it.',
            document: 'Record of completed trainings, August 2025',
          },
        },
      },
      {
        concern: 'record',
        words: [
          {
            text: 'My own part is the protocol: the order of the exercises, the rule that raises the load by the reading of the sensor, and the analysis of the 41 patients. Grip strength of the affected hand rose by a median of 4.1 kilograms in twelve weeks. A statistician of the hospital counted, and the report names what each person did.',
            filed: 'Exhibit 3',
          },
        ],
        said: {
          education: {
            text: 'My doctoral capstone dealt with load progression after stroke, and its second chapter holds the first form of the rule that the protocol uses.',
            document: 'Capstone of the Doctor of Physical Therapy, 2019',
          },
        },
      },
      {
        concern: 'plan',
        words: [
          {
            text: 'The plan was part of the agreement with the network and is now set out in one paper: training of the fourteen sites in the first year, a controlled comparison with 120 patients in the second, and the published result in the third. The steps, the sites and the money are those of the agreement of July 2025.',
            filed: 'Exhibit 5',
          },
        ],
        said: {
          interest: {
            text: 'Three providers had asked for the protocol in writing when I filed: Hollins Regional Hospital in March 2025, the Westmark network in May 2025, and the veterans clinic at Orrin Falls in June 2025. Each letter names the site where it will be used.',
            document: 'Three letters of providers, March to June 2025',
          },
        },
      },
      {
        concern: 'balance',
        words: [
          {
            text: 'The waiver rests on the work itself. No clinic could describe this work as the minimum requirements of one position: the protocol is used by a network, a hospital and a veterans clinic at once, and none of them employs a therapist to write protocols.',
            filed: 'Exhibit 5',
          },
          {
            text: 'Suppose that qualified therapists are available everywhere. The United States would still gain from a protocol that a rural therapist can use after one afternoon, and the rule that adapts the load was not available from anyone else on the day of filing.',
            filed: 'Exhibit 2',
          },
        ],
        said: {},
      },
    ],
    theories: { balance: 'balance-not-one-job' },
  },
  {
    key: '04-seeds-five-years',
    name: 'Mireille Adjoua Konan',
    filedOn: '2026-02-10',
    notice: {
      header: ['USCIS Texas Service Center'],
      footer: ['Page {page}', 'SRC2690778899'],
      body: `| REQUEST FOR EVIDENCE (FORM I-140)
| Notice Date: 06/01/2026
| Due Date: 08/24/2026

This notice concerns your request for a national interest waiver.

# EB-2 classification

The evaluation equates your degree to a U.S. bachelor's degree. The record does not contain letters from former employers that show five years of progressive post-degree experience. Please submit letters on letterhead that give your title, your duties and the dates.

${LAW}

# The proposed endeavor

USCIS has no questions about the merit of your work on seed storage. The record does not establish that the endeavor has national importance, since the plan for one cooperative in one county does not show broader implications.`,
    },
    petition: `# The endeavor

My endeavor is to develop and publish a storage protocol with which small seed growers can keep the germination of native prairie seed for five years without refrigerated rooms.

# Index of exhibits

- Exhibit 1: Diploma in agronomy, with evaluation
- Exhibit 2: Germination tests 2022 to 2025
- Exhibit 3: Letter of the Plains Seed Growers Cooperative`,
    endeavor: 'My endeavor is to develop and publish a storage protocol with which small seed growers can keep the germination of native prairie seed for five years without refrigerated rooms.',
    requests: [
      {
        concern: 'eb2-threshold',
        words: [
          {
            text: 'The five years are shown now by letters of both employers on their letterhead, each with my title, the dates and the duties of each year. They speak of work that ended before the filing or went on through it, month by month.',
            document: 'Letters of Terrasol Seeds and the Plains Seed Growers Cooperative on title, dates and duties',
          },
        ],
        said: {
          degree: {
            text: 'I hold the degree of Bachelor of Science in agronomy from the National Agricultural Institute of Bouaké, Côte d’Ivoire, conferred in 2016. The evaluation finds it equal to a U.S. bachelor’s degree.',
            filed: 'Exhibit 1',
          },
          positions: {
            text: 'I worked at Terrasol Seeds as a seed technician from September 2016 to August 2019 and as head of its storage trials from September 2019 to December 2021. I have worked at the Plains Seed Growers Cooperative as its storage agronomist since January 2022. Each step brought duties that the one before did not have: from testing lots to planning the trials, and from planning to answering for the protocol.',
            document: 'Letters of Terrasol Seeds and the Plains Seed Growers Cooperative on title, dates and duties',
          },
          occupation: {
            text: 'I carry out the endeavor as an agronomist. The occupation normally requires a bachelor’s degree in agronomy, soil science or a related field.',
            document: 'O*NET summary for soil and plant scientists and four postings',
          },
        },
      },
      {
        concern: 'national-importance',
        words: [
          {
            text: 'One cooperative was the place of the tests and is not the measure of the endeavor. The protocol was public when I filed, and growers in six states had reported 118 lots under it. The restoration program of the Kettle River Tribes, which has no tie to me or to the cooperative, stores all of its seed by it since 2024.',
            document: 'Register of reported lots, January 2026, and letter of the Kettle River restoration program',
          },
        ],
        said: {
          spread: {
            text: 'A grower needs sealed barrels, a drying agent and a thermometer, at a cost of about 60 dollars for each hundred kilograms. The germination tests show what it gives: 81 percent of the seed germinated after 36 months, against 52 percent in open bins. The same laboratory tested both.',
            filed: 'Exhibit 2',
          },
        },
      },
    ],
    theories: { 'eb2-threshold': 'door-five-years' },
  },
  {
    key: '05-batteries-plan-only',
    name: 'Jun-ho Salgado Park',
    filedOn: '2025-12-05',
    notice: {
      header: ['U.S. Citizenship and Immigration Services', '{page} of {pages}'],
      footer: [],
      body: `| Request for Evidence
| Notice Date: April 2, 2026
| Receipt Number: IOE9922114455
| Form I-140
| Your response is due: June 25, 2026

${LAW}

# First prong

USCIS finds that the endeavor has substantial merit and national importance.

# Second prong

Your education and your record of success are not in question. However, the business plan gives revenue for five years and states no basis for the figures. The record contains no letters of intent, contracts or other evidence of interest from prospective customers. Please submit the following:

- A detailed plan with milestones and the basis of each projection
- Correspondence with prospective customers that predates the filing

# Third prong

The third prong has been met.`,
    },
    petition: `# Proposed endeavor

I intend to develop a process that recovers the electrolyte of spent electric-vehicle batteries at ordinary pressure, and to license it to recyclers that cannot afford a vacuum line.

# Evidence list

- Exhibit 1: Doctoral diploma and transcript
- Exhibit 2: Business plan, November 2025
- Exhibit 3: Patent application with claims
- Exhibit 4: Laboratory report on 60 runs`,
    endeavor: 'I intend to develop a process that recovers the electrolyte of spent electric-vehicle batteries at ordinary pressure, and to license it to recyclers that cannot afford a vacuum line.',
    requests: [
      {
        concern: 'plan',
        words: [
          {
            text: 'The basis of each figure is set out now line by line. Volume is the tonnage that three recyclers reported to the state for 2024; yield is the median of the 60 runs; the price is the quotation of a solvent trader of October 2025. The revenue of the plan follows from these three and from nothing else, and the sheet shows the calculation.',
            document: 'Basis of the projections, with the state reports for 2024 and the quotation of October 2025',
          },
          {
            text: 'There was interest before the filing, and it is submitted now. Halden Metals signed a letter of intent for a pilot line in October 2025. Ferrum Loop and Tri-Cities Recovery wrote in September 2025 which part of their material they would send for a test, and on which terms.',
            document: 'Letter of intent of Halden Metals, October 2025, and letters of Ferrum Loop and Tri-Cities Recovery',
          },
        ],
        said: {
          item1: {
            text: 'Two exchanges of September 2025 are submitted whole: one with Ferrum Loop on the first test, one with Tri-Cities Recovery on its terms. Both end before the filing.',
            document: 'Correspondence with Ferrum Loop and Tri-Cities Recovery, September 2025',
          },
          item0: {
            text: 'In the first year I will run the pilot line at Halden Metals with two tons a month and publish the balance of materials. In the second year I will complete the license package and the permit file for a second site. Each step ends with a report that the recycler signs.',
            filed: 'Exhibit 2',
          },
          progress: {
            text: 'The process had run 60 times at laboratory scale when I filed, with a median recovery of 87 percent. The patent application was filed in May 2025 and names me as the only inventor.',
            filed: 'Exhibit 4',
          },
        },
      },
    ],
    theories: { plan: 'plan-means' },
  },
  {
    key: '06-soil-record-letters',
    name: 'Saoirse Villanueva Lund',
    filedOn: '2025-10-15',
    notice: {
      header: ['USCIS', 'Page {page} of {pages}'],
      footer: ['WAC2590334411'],
      body: `| REQUEST FOR EVIDENCE
| February 18, 2026
| Form I-140, EB-2, national interest waiver

A response must be received by May 13, 2026.

${LAW}

# Prong one

The petitioner has established that the proposed endeavor has both substantial merit and national importance.

# Prong two

The citation report lists 46 citations, but the petitioner has not shown that the findings were adopted or relied upon by others. The recommendation letters repeat the same sentences and do not give specific examples of the petitioner's own contributions. Submit independent letters that explain how the work was used.

# Prong three

The evidence demonstrates that a waiver would be beneficial to the United States.`,
    },
    petition: `# Proposed endeavor

My proposed endeavor is to develop a field test with which farm advisers can measure how fast a soil takes in water after a fire, and to establish reference values for the soils of the western states.

# List of exhibits

- Exhibit 1: Doctoral diploma in soil science
- Exhibit 2: Citation report
- Exhibit 3: Letters of recommendation
- Exhibit 4: Article on the ring test, 2023`,
    endeavor:
      'My proposed endeavor is to develop a field test with which farm advisers can measure how fast a soil takes in water after a fire, and to establish reference values for the soils of the western states.',
    requests: [
      {
        concern: 'record',
        words: [
          {
            text: 'Behind the 46 citations stands use by others, which their own documents show. The extension service of Corliss State replaced its own test by the ring test in its manual of January 2025 and names the article as the reason. The conservation district of Upper Tarn used it on 212 plots after the fire of August 2024, and its report prints the readings.',
            document: 'Manual of the Corliss State extension service, January 2025, and report of the Upper Tarn conservation district',
          },
          {
            text: 'Two persons who have never worked or published with me now say in their own words what they changed. Dr. Paul Ekdahl writes that he stopped carrying water tanks to burned slopes because the ring test needs one liter. Ms. Dana Whitecrow writes that her district moved its seeding by three weeks in 2024 because of the readings.',
            document: 'Independent letters of Dr. Paul Ekdahl and Dana Whitecrow, March 2026',
          },
        ],
        said: {
          'own-part': {
            text: 'The ring, the timing rule and the correction for ash are mine. My co-author measured the soil carbon of the samples, and the article says so in its statement of contributions.',
            filed: 'Exhibit 4',
          },
          education: { text: 'My dissertation measured water intake on nine burned soils, and its fourth chapter is the origin of the correction for ash.', filed: 'Exhibit 1' },
        },
      },
    ],
    theories: { record: 'record-author' },
  },
  {
    key: '07-translation-balance-only',
    name: 'Farid Oyelaran Haddad',
    filedOn: '2026-01-28',
    notice: {
      header: ['Department of Homeland Security', 'U.S. Citizenship and Immigration Services'],
      footer: ['{page}'],
      body: `| Request for Evidence
| Notice Date: May 28, 2026
| EAC2690556677
| I-140

Your evidence is due by August 20, 2026.

${LAW}

# Merit and importance

The proposed endeavor has substantial merit and national importance.

# Position to advance the endeavor

The record establishes that you are well positioned to advance the endeavor.

# Waiver of the job offer

The petition restates the first two prongs under this heading. It does not explain why labor certification would be impractical, and the record does not show that the United States would benefit from your work even if qualified workers are available. The claim of urgency is not supported by any documentation.`,
    },
    petition: `# The endeavor that is proposed

The petitioner proposes to build a tested glossary of emergency instructions in twelve languages that dispatch centers can play at once, and to establish the procedure by which a new language is added.

# Exhibits

- Exhibit 1: Master's diploma in linguistics
- Exhibit 2: Glossary, edition 2
- Exhibit 3: Test with 340 listeners
- Exhibit 4: Letter of the Marlow County dispatch center`,
    endeavor:
      'The petitioner proposes to build a tested glossary of emergency instructions in twelve languages that dispatch centers can play at once, and to establish the procedure by which a new language is added.',
    requests: [
      {
        concern: 'balance',
        words: [
          {
            text: 'Labor certification is impractical for reasons in the work itself. Five dispatch centers used the glossary when I filed, each for some hours a year, and none has a position for it. A certified position would be that of an interpreter on call, which is the work that the glossary makes unnecessary.',
            filed: 'Exhibit 4',
          },
          {
            text: 'The time is bound to dates that stood before the filing. Marlow County is to replace its dispatch system between March and December 2026 by the contract of June 2025, and what is not in the new system at the start is added two years later at the earliest.',
            document: 'Contract of Marlow County of June 2025, pages 3 and 11',
          },
        ],
        said: {
          benefit: {
            text: 'Assume that interpreters for every language can be hired. A caller still waits while one is found: in the test the wait was 94 seconds, and the recorded instruction began after six. That gain does not depend on how many interpreters there are.',
            filed: 'Exhibit 3',
          },
        },
      },
    ],
    theories: { balance: 'balance-not-one-job' },
  },
  {
    key: '08-orchard-merit-importance',
    name: 'Beatriz Lindqvist Moreau',
    filedOn: '2025-08-19',
    notice: {
      header: ['U.S. Citizenship and Immigration Services', 'Nebraska Service Center'],
      footer: ['Page {page} of {pages}', 'LIN2590667788'],
      body: `| Request for Initial Evidence
| Request for Evidence
| Notice Date: January 12, 2026
| Form I-140

The self-petitioner has until April 6, 2026 to respond; the response is due by April 6, 2026.

${LAW}

# Substantial merit

The self-petitioner proposes a company that thins fruit blossoms by machine. The record contains no objective documentation of the merit of the specific machine.

# National importance

The business plan projects nine jobs. The record does not establish that nine jobs in one valley amount to a substantial positive economic effect, and it does not show how the machine would affect the orchard sector beyond the company's customers.`,
    },
    petition: `# The proposed endeavor

I propose to develop and bring into use a lightweight machine that thins apple blossoms without chemicals and fits rows planted for hand work, through a company that I own.

# List of exhibits

- Exhibit 1: Engineering degree and evaluation
- Exhibit 2: Business plan
- Exhibit 3: Field trial of Pinecrest orchard, spring 2025
- Exhibit 4: Letter of Glenhollow Fruit Growers`,
    endeavor: 'I propose to develop and bring into use a lightweight machine that thins apple blossoms without chemicals and fits rows planted for hand work, through a company that I own.',
    requests: [
      {
        concern: 'substantial-merit',
        words: [
          {
            text: 'The merit of this very machine was measured before the filing. In the spring of 2025 the Pinecrest orchard thinned twelve rows with it and twelve beside them by hand. The research station at Alder Bend counted: 11 hours of labor for each acre against 38, and the same share of fruit of the first grade.',
            filed: 'Exhibit 3',
          },
        ],
        said: {
          merit: {
            text: 'No chemical was used on the twelve rows. The station found no residue, where the neighboring rows of the year before had needed two sprays.',
            document: 'Protocol of the Alder Bend research station, June 2025',
          },
        },
      },
      {
        concern: 'national-importance',
        words: [
          {
            text: 'Beside the nine jobs, the importance lies in orchards that cannot thin at all today: rows planted for hand work are too narrow for the machines that are sold. The growers’ association of Glenhollow, which is not a customer, wrote before the filing that 70 of its 112 members have such rows.',
            filed: 'Exhibit 4',
          },
        ],
        said: {
          beyond: {
            text: 'The effect goes beyond customers by license. The drawings of the thinning head were offered to other makers on fixed terms in July 2025, and Orchard Tools of Wenlow took a license in the same month. Whoever buys from that maker needs nothing from my company.',
            document: 'License agreement with Orchard Tools, July 2025',
          },
          route: {
            text: 'The extension service showed the machine on its spring days in 2025 to 240 growers in three states, and its leaflet prints the adjustment table, so that a grower can set the head without me.',
            document: 'Leaflet and attendance record of the extension service, 2025',
          },
        },
      },
    ],
    theories: { 'national-importance': 'importance-practice' },
  },
  {
    key: '09-chef-ability-record-plan',
    name: 'Renato Ishikawa Duarte',
    filedOn: '2025-07-08',
    notice: {
      header: ['USCIS'],
      footer: ['Page {page} of {pages}'],
      body: `| REQUEST FOR EVIDENCE
| Notice Date: December 1, 2025
| Receipt: SRC2590112200
| Form I-140
| Reply by: February 23, 2026

# Exceptional ability

The petitioner seeks classification as an individual of exceptional ability. The record satisfies only two of the six categories of evidence. The membership is open to anyone who pays dues.

${LAW}

# Well positioned

The petitioner's role in the school meal pilot is not documented. The letters do not describe his own contributions. The record includes no plan that describes how the program would be carried on.`,
    },
    petition: `# Proposed endeavor

The proposed endeavor is to develop and test recipes and a procurement guide with which school kitchens can cook meals low in sodium from local produce within the federal meal price.

# List of exhibits

- Exhibit 1: Diploma of the Culinary Institute of Porto Claro
- Exhibit 2: State food safety license
- Exhibit 3: Report on the Brookside school meal pilot
- Exhibit 4: Recipe collection, edition 1`,
    endeavor: 'The proposed endeavor is to develop and test recipes and a procurement guide with which school kitchens can cook meals low in sodium from local produce within the federal meal price.',
    requests: [
      {
        concern: 'eb2-threshold',
        words: [
          { text: 'Four of the six kinds of evidence are submitted and told one by one below.', document: 'Statement of the kinds of evidence, with its page references' },
          {
            text: 'The four kinds do not include a membership. They are an academic record, ten years of experience, a license, and recognition by an association.',
            document: 'Statement of the kinds of evidence, with its page references',
          },
        ],
        said: {
          ability: {
            text: 'I hold an official academic record in institutional cooking from the Culinary Institute of Porto Claro.\n\nI have worked full time in institutional kitchens for twelve years before the filing, as three employers confirm with dates.\n\nI have held the state food safety license at its highest level since 2018.\n\nThe state school nutrition association recognized the pilot in April 2025 as its program of the year, by the vote of a jury of five.',
            document: 'Academic record, letters of three employers, license, and letter of the jury',
          },
          'above-ordinary': {
            text: 'Of 340 districts that report to the state, two met the federal limit on sodium without buying prepared food, and Brookside was the first, as the state survey counts.',
            document: 'State survey of school meals 2025, page 9',
          },
          'prospective-benefit': {
            text: 'The state plan for school meals names the 338 other districts, with 410,000 pupils, as those that are to cook by the Brookside recipes from 2026 on.',
            document: 'State plan for school meals 2026, page 4',
          },
          occupation: {
            text: 'I carry out the endeavor as a food service director. The endeavor uses the same knowledge as the record: recipes, yields and procurement for institutions.',
            document: 'O*NET summary for food service managers',
          },
        },
      },
      {
        concern: 'record',
        words: [
          {
            text: 'My role in the pilot is now shown by the district itself. The superintendent of Brookside writes that I wrote all 48 recipes, trained the eleven cooks and set the procurement schedule, and that the district’s dietitian measured the sodium.',
            document: 'Letter of the superintendent of Brookside, January 2026, on the pilot of 2024',
          },
          {
            text: 'The result is counted in the report: sodium fell from 1,310 to 890 milligrams for each lunch between September 2024 and May 2025, the share of plates thrown away did not rise, and each lunch cost four cents less.',
            filed: 'Exhibit 3',
          },
        ],
        said: {},
      },
      {
        concern: 'plan',
        words: [
          {
            text: 'The plan was agreed with the district before the filing and is submitted with its dates. In the first year I will test the recipes in six more kitchens; in the second I will publish the procurement guide with prices of three regions; in the third the district will hand both to the state agency.',
            document: 'Memorandum of Brookside district, June 2025',
          },
        ],
        said: {
          interest: {
            text: 'Six districts had asked in writing for the recipes when I filed. Each names the kitchen where they will be tested.',
            document: 'Letters of six school districts, May and June 2025',
          },
        },
      },
    ],
    theories: { 'eb2-threshold': 'door-ability' },
  },
  {
    key: '10-fraud-noid-importance-plan',
    name: 'Leontyne Abara Weiss',
    filedOn: '2026-03-03',
    notice: {
      header: ['U.S. Department of Homeland Security', 'U.S. Citizenship and Immigration Services'],
      footer: ['{page} / {pages}'],
      body: `| NOTICE OF INTENT TO DENY
| June 15, 2026
| RE: I-140, Immigrant Petition for Alien Workers
| IOE9933445566

Dear Ms. Weiss:

This office proposes to deny the above petition, in which a national interest waiver is sought. You have thirty (30) days from the date of this notice to respond.

${LAW}

# Discussion of the first part

The office acknowledges that protecting older depositors from fraud has substantial merit. The office cannot conclude that the proposed endeavor has national importance. Your description shows a service for the credit unions that pay you, and nothing was offered to show an effect on others.

# Discussion of the second part

Your degrees and past achievements are accepted. No milestones are given, and the record does not show how the work would be funded.

# Discussion of the third part

As the first two parts are not met, this office does not reach the third.`,
    },
    petition: `# Proposed Endeavor

My proposed endeavor is to develop and publish a set of transaction rules and a staff script with which small credit unions can stop transfers that older members are being pressed to make.

# Index of Exhibits

- Exhibit A: Master's degree in applied statistics
- Exhibit B: Rule set, version 2
- Exhibit C: Report of Larkspur Credit Union on 2025
- Exhibit D: Letter of the state league of credit unions`,
    endeavor:
      'My proposed endeavor is to develop and publish a set of transaction rules and a staff script with which small credit unions can stop transfers that older members are being pressed to make.',
    requests: [
      {
        concern: 'national-importance',
        words: [
          {
            text: 'Effects on others than those who pay me had been shown by the league and are set out here in one place. The state league of credit unions, which has never paid me, gave the rule set to its 83 members in October 2025. By the end of January 2026, 31 of them had put it to use, and two of the 31 are clients of mine.',
            filed: 'Exhibit D',
          },
          {
            text: 'The rule set and the script are public and free. A credit union that uses them pays nobody: it loads the rules into the transfer system it has and trains its tellers with the script in two hours.',
            filed: 'Exhibit B',
          },
        ],
        said: {
          beyond: {
            text: 'Larkspur Credit Union counted the effect for 2025: 64 transfers were held, the members withdrew 41 of them after a call, and 612,000 dollars stayed in their accounts. Its auditor took the figures from the transfer log.',
            filed: 'Exhibit C',
          },
        },
      },
      {
        concern: 'plan',
        words: [
          {
            text: 'The milestones stood in the agreement with the league that was signed in December 2025: version 3 with rules for payment apps in the first year, a comparison of 20 credit unions with 20 others in the second, and a handover of the rule set to the league in the third. The league pays 54,000 dollars a year for it from its education fund.',
            document: 'Agreement with the state league of credit unions, December 2025',
          },
        ],
        said: { progress: { text: 'Version 1 was published in February 2024 and version 2 in July 2025. The public record of changes shows both.', filed: 'Exhibit B' } },
      },
    ],
  },
]
