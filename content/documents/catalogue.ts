/** Every document we can produce, by id; each is loaded when asked for. One line per document. */
import type { Document } from '../../domain/documents/document.ts'

const LOADERS: Readonly<Record<string, () => Promise<Document>>> = {
  'cover-letter-software-engineer': async () =>
    (await import('./cover-letters/cover-letter-software-engineer.ts')).coverLetterSoftwareEngineer,
  'case-builder-software-engineer': async () =>
    (await import('./case-builders/case-builder-software-engineer.ts')).caseBuilderSoftwareEngineer,
  'cover-letter-it': async () =>
    (await import('./cover-letters/cover-letter-it.ts')).coverLetterIt,
  'case-builder-it': async () =>
    (await import('./case-builders/case-builder-it.ts')).caseBuilderIt,
  'ai-petition-sample': async () => (await import('./petition-sample/ai-petition-sample.ts')).aiPetitionSample,
  'cover-letter-data-scientist': async () =>
    (await import('./cover-letters/cover-letter-data-scientist.ts')).coverLetterDataScientist,
  'case-builder-data-scientist': async () =>
    (await import('./case-builders/case-builder-data-scientist.ts')).caseBuilderDataScientist,
  'cover-letter-data-analyst': async () =>
    (await import('./cover-letters/cover-letter-data-analyst.ts')).coverLetterDataAnalyst,
  'banking-cover-letter': async () => (await import('./cover-letters/banking-cover-letter.ts')).bankingCoverLetter,
  'reference-letter-a': async () => (await import('./reference-letters/reference-letter-a.ts')).referenceLetterA,
  'reference-letter-b': async () => (await import('./reference-letters/reference-letter-b.ts')).referenceLetterB,
  'reference-letter-c': async () => (await import('./reference-letters/reference-letter-c.ts')).referenceLetterC,
  'writer-questions-researcher': async () => (await import('./reference-letters/writer-questions.ts')).writerQuestionsResearcher,
  'writer-questions-user': async () => (await import('./reference-letters/writer-questions.ts')).writerQuestionsUser,
  'writer-questions-association': async () => (await import('./reference-letters/writer-questions.ts')).writerQuestionsAssociation,
  'writer-questions-vendor': async () => (await import('./reference-letters/writer-questions.ts')).writerQuestionsVendor,
  'writer-questions-employer': async () => (await import('./reference-letters/writer-questions.ts')).writerQuestionsEmployer,
  'case-builder-data-analyst': async () =>
    (await import('./case-builders/case-builder-data-analyst.ts')).caseBuilderDataAnalyst,
  'instructions': async () => (await import('./guides/instructions.ts')).instructions,
  'community-invitation': async () => (await import('./guides/community-invitation.ts')).communityInvitation,
  'endeavor-continuation': async () => (await import('./guides/endeavor-continuation.ts')).endeavorContinuation,
  'reference-letter-guide': async () => (await import('./guides/reference-letter-guide.ts')).referenceLetterGuide,
  'visa-bulletin-guide': async () => (await import('./guides/visa-bulletin-guide.ts')).visaBulletinGuide,
  'cover-letter-product-project-manager': async () =>
    (await import('./cover-letters/cover-letter-product-project-manager.ts')).coverLetterProductProjectManager,
  'adjustment-sample': async () => (await import('./adjustment-sample/adjustment-sample.ts')).adjustmentSample,
  'adjustment-guide': async () => (await import('./guides/adjustment-guide.ts')).adjustmentGuide,
  'forms-i485-guide': async () => (await import('./guides/forms-i485-guide.ts')).formsI485Guide,
  'forms-i140-guide': async () => (await import('./guides/forms-i140-guide.ts')).formsI140Guide,
  'forms-eta-guide': async () => (await import('./guides/forms-eta-guide.ts')).formsEtaGuide,
  'rfe-sample': async () => (await import('./rfe-sample/rfe-sample.ts')).rfeSample,
  'case-builder-product-project-manager': async () =>
    (await import('./case-builders/case-builder-product-project-manager.ts')).caseBuilderProductProjectManager,
  'cover-letter-network-electrical-engineer': async () =>
    (await import('./cover-letters/cover-letter-network-electrical-engineer.ts')).coverLetterNetworkElectricalEngineer,
  'case-builder-entrepreneur': async () =>
    (await import('./case-builders/case-builder-entrepreneur.ts')).caseBuilderEntrepreneur,
  'cover-letter-science-teacher': async () =>
    (await import('./cover-letters/cover-letter-science-teacher.ts')).coverLetterScienceTeacher,
  'case-builder-science-teacher': async () =>
    (await import('./case-builders/case-builder-science-teacher.ts')).caseBuilderScienceTeacher,
  'case-builder-network-electrical-engineer': async () =>
    (await import('./case-builders/case-builder-network-electrical-engineer.ts')).caseBuilderNetworkElectricalEngineer,
  'case-builder-consultant': async () =>
    (await import('./case-builders/case-builder-consultant.ts')).caseBuilderConsultant,
  'case-builder-general': async () =>
    (await import('./case-builders/case-builder-general.ts')).caseBuilderGeneral,
  'cover-letter-physician-dentist': async () =>
    (await import('./cover-letters/cover-letter-physician-dentist.ts')).coverLetterPhysicianDentist,
  'case-builder-physician-dentist': async () =>
    (await import('./case-builders/case-builder-physician-dentist.ts')).caseBuilderPhysicianDentist,
  'cover-letter-electromechanical-engineer': async () =>
    (await import('./cover-letters/cover-letter-electromechanical-engineer.ts')).coverLetterElectromechanicalEngineer,
  'case-builder-electromechanical-engineer': async () =>
    (await import('./case-builders/case-builder-electromechanical-engineer.ts')).caseBuilderElectromechanicalEngineer,
  'cover-letter-pilot': async () =>
    (await import('./cover-letters/cover-letter-pilot.ts')).coverLetterPilot,
  'case-builder-pilot': async () =>
    (await import('./case-builders/case-builder-pilot.ts')).caseBuilderPilot,
  'cover-letter-chemical-engineer': async () =>
    (await import('./cover-letters/cover-letter-chemical-engineer.ts')).coverLetterChemicalEngineer,
  'case-builder-chemical-engineer': async () =>
    (await import('./case-builders/case-builder-chemical-engineer.ts')).caseBuilderChemicalEngineer,
  'case-builder-banking-finance': async () =>
    (await import('./case-builders/case-builder-banking-finance.ts')).caseBuilderBankingFinance,
  'cover-letter-aeronautical-engineer': async () =>
    (await import('./cover-letters/cover-letter-aeronautical-engineer.ts')).coverLetterAeronauticalEngineer,
  'case-builder-aeronautical-engineer': async () =>
    (await import('./case-builders/case-builder-aeronautical-engineer.ts')).caseBuilderAeronauticalEngineer,
  'cover-letter-marketing': async () =>
    (await import('./cover-letters/cover-letter-marketing.ts')).coverLetterMarketing,
  'cover-letter-tech-entrepreneur': async () =>
    (await import('./cover-letters/cover-letter-tech-entrepreneur.ts')).coverLetterTechEntrepreneur,
  'case-builder-marketing': async () =>
    (await import('./case-builders/case-builder-marketing.ts')).caseBuilderMarketing,
  'case-builder-tech-entrepreneur': async () =>
    (await import('./case-builders/case-builder-tech-entrepreneur.ts')).caseBuilderTechEntrepreneur,
  'cover-letter-hr-recruiter': async () =>
    (await import('./cover-letters/cover-letter-hr-recruiter.ts')).coverLetterHrRecruiter,
  'case-builder-hr-recruiter': async () =>
    (await import('./case-builders/case-builder-hr-recruiter.ts')).caseBuilderHrRecruiter,
}

export const DOCUMENT_IDS: readonly string[] = Object.keys(LOADERS)

/** The document, or null when no document has this id. */
export const findDocument = async (id: string): Promise<Document | null> =>
  Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null
