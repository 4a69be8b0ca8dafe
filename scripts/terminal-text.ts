/** What a terminal would take for commands: forms that anybody sends may hold them. A new line and a tab stay. */
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

export const textForTerminal = (text: string): string => text.replace(COMMANDS, '')

/** JSON that reads back as the same value. The format itself escapes only the controls below U+0020. */
export const jsonForTerminal = (value: unknown): string => JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
