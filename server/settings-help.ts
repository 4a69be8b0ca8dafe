/** The settings as people read them: the table of the operations page, and `.env.example`. */
import { SETTINGS_HELP } from './env.ts'

export function settingsTable(): string {
  const rows = SETTINGS_HELP.map(({ name, meaning, default: value }) => `| \`${name}\` | ${meaning} | ${value === undefined ? '' : `\`${String(value)}\``} |`)
  return ['| name | meaning | default |', '|---|---|---|', ...rows].join('\n')
}

/** Every setting with its default, commented out: a copy named `.env` changes nothing until a line is set. */
export function settingsExample(): string {
  const entries = SETTINGS_HELP.map(({ name, meaning, default: value }) => `# ${meaning}\n#${name}=${value === undefined ? '' : String(value)}`)
  return ['# npm start and compose.yaml read .env. Every setting may be left out.', ...entries, '# Read by compose.yaml only: password of its PostgreSQL\n#POSTGRES_PASSWORD=\n'].join('\n\n')
}
