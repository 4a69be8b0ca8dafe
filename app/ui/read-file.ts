/** A file as the data URL that travels in a JSON body. Rejects where the browser cannot read it. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      // An unknown type leaves the media type out; the server judges by content anyway.
      resolve(String(reader.result).replace(/^data:;base64/, 'data:application/octet-stream;base64'))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
}
