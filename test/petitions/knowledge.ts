import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { checkKnowledge } from '../../content/petition/check-knowledge.ts'
import type { CaseFile } from '../../domain/petition/case-file.ts'
import type { CheckKnowledge } from '../../domain/petition/checks/check-draft.ts'

export const knowledgeOf = (file: CaseFile, shared: CheckKnowledge['shared'] = []): CheckKnowledge => checkKnowledge(file, publicPriorities, shared, '2026-11-22')
