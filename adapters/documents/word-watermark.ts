import { ImportedXmlComponent, type ParagraphChild } from 'docx'
import { cleanText } from '../../domain/documents/clean-text.ts'

/** Pale enough to read over, dark enough to survive a copier. */
export const WATERMARK_COLOR = 'DDDDDD'

const escaped = (text: string) => cleanText(text).replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** What Word itself writes for a watermark: a text on a path, anchored in the header, behind the page. */
export function watermarkRun(words: string): ParagraphChild {
  const xml = `<w:r xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><w:pict><v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/><v:f eqn="sum 0 0 @2"/><v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/><v:f eqn="if @0 0 @2"/><v:f eqn="if @0 @4 21600"/></v:formulas><v:path textpathok="t" o:connecttype="rect"/><v:textpath on="t" fitshape="t"/></v:shapetype><v:shape id="PowerPlusWaterMarkObject1" o:spid="_x0000_s2049" type="#_x0000_t136" alt="${escaped(words)}" style="position:absolute;margin-left:0;margin-top:0;width:494pt;height:82pt;rotation:315;z-index:-251658752;mso-position-horizontal:center;mso-position-horizontal-relative:margin;mso-position-vertical:center;mso-position-vertical-relative:margin" o:allowincell="f" fillcolor="#${WATERMARK_COLOR}" stroked="f"><v:textpath style="font-family:&quot;Times New Roman&quot;;font-size:1pt;font-weight:bold" string="${escaped(words)}"/></v:shape></w:pict></w:r>`
  // fromXmlString wraps the element that it reads.
  const read = ImportedXmlComponent.fromXmlString(xml) as unknown as { root: ParagraphChild[] }
  return read.root[0]!
}
