/** Sample software_engineering: a fictional backend engineer in payments. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { sampleOption } from './sample-option.ts'

const queue = 'Built a replay-safe queue for instant payments that 14 partner banks use'
const claims = 'Reduced settlement errors by 38% by redesigning the event pipeline'
const release = 'Introduced signed builds and reproducible releases for 60 internal services'
const clinics = 'Developed HL7 and FHIR interfaces for 6 outpatient clinics'
const certificates = 'Moved 40 services from shared passwords to short-lived certificates'

export const softwareEngineering: Sample = {
  id: 'software_engineering',
  petitioner: {
    facts: {
      name: 'Sample petitioner (fictional)',
      headline: 'Senior Backend Engineer',
      summary: null,
      roles: [
        { title: 'Senior Backend Engineer', employer: 'Larkfield Payments', startYear: 2020, endYear: null, current: true, duties: [queue, claims, release] },
        { title: 'Software Engineer', employer: 'Brookmere Systems', startYear: 2015, endYear: 2020, current: false, duties: [clinics, certificates] },
      ],
      yearsOfExperience: 11,
      degrees: [{ level: 'master', field: 'Computer Science', institution: 'Fairhaven Technical University', year: 2015, source: 'M.Sc. in Computer Science, Fairhaven Technical University, 2015' }],
      licences: [],
      skills: ['Java', 'Kafka', 'Kubernetes', 'CI/CD', 'TLS', 'FHIR', 'PostgreSQL'],
      results: [
        { text: queue, role: 0 },
        { text: claims, role: 0 },
        { text: release, role: 0 },
        { text: clinics, role: 1 },
        { text: certificates, role: 1 },
      ],
      publications: [],
      patents: [],
      awards: [],
      profession: { key: 'softwareEngineer', confidence: 1, evidence: ['Senior Backend Engineer'] },
      language: 'en',
    },
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead engineer for dependable payment and release infrastructure' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'payment-resilience', path: 'close', variant: 0,
      title: 'Create an open resilience layer for instant payments to keep community-bank transfers correct during system failures',
      text: 'I will create an open resilience layer for instant payments, so that a community bank can detect, hold, and replay transfers correctly when one of its systems fails. An instant transfer leaves only seconds to notice a fault, and a small bank usually depends on a vendor whose failure handling it cannot inspect. The layer consists of a replay-safe message queue, a fault-injection test bench, and a written reconciliation procedure. As an employee of a U.S. payments company, I will test it with two community banks. The code and the test cases will be open, so vendors and banks that never work with my employer can adopt them. The endeavor continues my work as a Senior Backend Engineer at Larkfield Payments, where I built a replay-safe queue for instant payments that 14 partner banks use. FinCEN’s national anti-money-laundering priorities of June 2021 list fraud and cybercrime; a bank that can hold a suspect transfer, and later prove its state, can act on both.',
      person: ['The endeavor continues my work as a Senior Backend Engineer at Larkfield Payments, where I built a replay-safe queue for instant payments that 14 partner banks use.', 'In the same role I reduced settlement errors by 38% by redesigning the event pipeline.', 'I hold a master’s degree in Computer Science from Fairhaven Technical University.'],
      support: ['Senior Backend Engineer', 'Larkfield Payments', queue, claims],
    }),
    sampleOption({
      seed: 'build-attestation', path: 'close', variant: 1,
      title: 'Develop an open build-attestation baseline so that small utilities can verify control software before installing it',
      text: 'Small power and water utilities install updates to control software on trust. My endeavor is to develop a build-attestation baseline, an open method by which such a utility can check who built a package, and from which source, before it runs. Today a tampered library looks the same as a clean one. The outputs are a signed-build record format, an offline command-line verifier, and a test suite of clean and tampered packages. Working for a U.S. industrial-software company, I will run the first trial with two utilities and one of their vendors and publish the results. Format and verifier carry an open license, so any vendor can issue records that any utility can read. I have done this inside one company: as a Senior Backend Engineer, I introduced signed builds and reproducible releases for 60 internal services. The President’s Cyber Strategy of March 2026 makes critical infrastructure one of its six pillars, and verifiable updates are a way to act on it.',
      person: ['I have done this inside one company: as a Senior Backend Engineer, I introduced signed builds and reproducible releases for 60 internal services.', 'My daily tools for it are CI/CD, Kubernetes, and TLS.'],
      support: ['Senior Backend Engineer', release, 'CI/CD', 'Kubernetes', 'TLS'],
    }),
    sampleOption({
      seed: 'fhir-exchange', path: 'alternative', variant: 2,
      title: 'Build a starter set of exchange components so that small clinics can share patient records without custom interfaces',
      text: 'My proposed endeavor is to build a starter set of exchange components with which small clinics can send and receive patient records in the FHIR format. Each connection to a hospital or laboratory is still built as a separate project, so small practices fax or retype what larger ones exchange. I will deliver tested connectors for common clinic systems, a consent and audit module, and a conformance test kit. From a position with a U.S. health-software company, I will bring in three independent clinics and one laboratory as first users. The components and their conformance results will be published, and vendors elsewhere can install them without a contract with me. This is an alternative path that returns to earlier work: as a Software Engineer at Brookmere Systems, I developed HL7 and FHIR interfaces for 6 outpatient clinics. The CMS Health Tech Ecosystem of July 2025 sets an interoperability framework for patient data; the connectors carry it to practices without an interface team.',
      person: ['This is an alternative path that returns to earlier work: as a Software Engineer at Brookmere Systems, I developed HL7 and FHIR interfaces for 6 outpatient clinics.', 'From payments I bring the habit of proving that no message is lost or counted twice.'],
      support: ['Software Engineer', 'Brookmere Systems', clinics],
    }),
    sampleOption({
      seed: 'pq-migration', path: 'alternative', variant: 3,
      title: 'Build a cryptography inventory and migration kit to move public-sector software to post-quantum encryption in testable steps',
      text: 'Many public systems cannot say where their encryption sits. The endeavor I propose is to build a cryptography inventory and migration kit that finds outdated encryption in existing software and replaces it with post-quantum methods, one tested step at a time. What agencies will be able to use is a scanner that lists cryptographic calls, a set of tested replacement adapters, and a rollback-safe migration checklist. Employed by a U.S. company that serves public agencies, I plan to try it with one state agency and one county system. Kit and test records will be open source, so other agencies can repeat the migration on their own. It opens an alternative path, from payments into public-sector security, on a base I already have: I moved 40 services from shared passwords to short-lived certificates. The President’s Cyber Strategy of March 2026 names post-quantum cryptography in its work on federal networks; the kit turns that aim into steps a small team can test.',
      person: ['It opens an alternative path, from payments into public-sector security, on a base I already have: I moved 40 services from shared passwords to short-lived certificates.', 'My experience covers 11 years in software where an error costs money at once.'],
      support: [certificates],
    }),
  ],
}
