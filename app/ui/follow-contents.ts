/** In a table of contents, marks the last section whose heading has passed the upper third of the window; none before the first. */
export function followContents(): void {
  for (const contents of document.querySelectorAll('nav[data-contents]')) {
    const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')]
    let frame = 0
    const look = () => {
      frame = 0
      const current = links.findLast(({ hash }) => (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3)
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    }
    look()
    addEventListener('scroll', () => (frame ||= requestAnimationFrame(look)), { passive: true })
  }
}
