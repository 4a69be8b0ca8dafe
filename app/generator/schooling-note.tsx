import { GENERATOR_PAGE } from '../../content/generator.ts'
import { noBachelorRead } from '../../domain/person/decisive-facts.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'

/** Beside the options, and in none of them: what the category asks for, where no bachelor's degree or higher was read. */
export function SchoolingNote({ person }: { person: Pick<PersonFacts, 'degrees'> }) {
  return noBachelorRead(person) ? (
    <p className="mt-3 rounded-lg bg-sand px-4 py-3 text-sm" data-testid="schooling-note">
      {GENERATOR_PAGE.schooling}
    </p>
  ) : null
}
