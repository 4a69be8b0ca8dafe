/** Path of a browser, or null where none could be had. */
export function ensureBrowser(): Promise<string | null>
