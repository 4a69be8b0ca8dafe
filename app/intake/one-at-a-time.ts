/**
 * Makes of `save` a function that never runs twice at once: asked while it runs, it runs once more when that run has
 * succeeded (`true`). After a run that did not succeed it rests until it is asked again.
 */
export function oneAtATime(save: () => Promise<boolean>): () => Promise<void> {
  let running: Promise<void> | null = null
  let askedAgain = false
  async function run() {
    do askedAgain = false
    while ((await save()) && askedAgain)
  }
  return () => {
    if (running !== null) askedAgain = true
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
