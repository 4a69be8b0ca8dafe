import { describe, expect, it } from 'vitest'
import { createPageStyles } from './page-styles.ts'

const stylesOf = (css: string, html: string) => createPageStyles(css)(html)

describe('the styles of a page', () => {
  it('has the rules for its classes and elements, and no others', () => {
    expect(stylesOf('.a{color:red}.b{color:blue}p{margin:0}table{margin:1px}', '<p class="a c">x</p>')).toBe('.a{color:red}p{margin:0}')
  })

  it('has all that a selector needs in the page, or not the rule', () => {
    expect(stylesOf('.a .b>i{color:red}.a .b{color:blue}', '<div class="a"><b class="b"></b></div>')).toBe('.a .b{color:blue}')
  })

  it('keeps of a list of selectors those that can match', () => {
    expect(stylesOf('.a,.b,h1{color:red}', '<h1 class="b">x</h1>')).toBe('.b,h1{color:red}')
  })

  it('keeps rules for states, for whatever may be absent, and for one of several', () => {
    const css = '.a:hover:not(.b){color:red}.a:is(.b,.c){color:blue}html[data-ready] .a{color:green}.a:has(.b){color:gray}:is(:where(.a):hover *){top:0}'
    expect(stylesOf(css, '<p class="a">x</p>')).toBe('.a:hover:not(.b){color:red}.a:is(.b,.c){color:blue}html[data-ready] .a{color:green}:is(:where(.a):hover *){top:0}')
  })

  it('reads class names as the document and the style sheet write them', () => {
    expect(stylesOf('.sm\\:w-\\[3px\\]{width:3px}.\\[\\&\\>p\\]\\:mt-1>p{margin:1px}.w-1\\.5{width:1px}', '<p class="sm:w-[3px] [&amp;&gt;p]:mt-1 w-1.5" title="a > b"></p>')).toBe(
      '.sm\\:w-\\[3px\\]{width:3px}.\\[\\&\\>p\\]\\:mt-1>p{margin:1px}.w-1\\.5{width:1px}',
    )
  })

  it('has rules for the parts of fields where there is a field', () => {
    const css = '::placeholder{opacity:1}::-webkit-datetime-edit{padding:0}.a::placeholder{color:red}.a::before{top:0}'
    expect(stylesOf(css, '<p class="a">x</p>')).toBe('.a::before{top:0}')
    expect(stylesOf(css, '<textarea class="a">x</textarea>')).toBe(css)
  })

  it('has a font for rare letters where one of them is read, not where a script has it', () => {
    const css = '@font-face{font-family:A;src:url(a.woff2);unicode-range:U+7B-7D,U+C0-FF}@font-face{font-family:B;src:local(B)}'
    const everyPages = '@font-face{font-family:B;src:local(B)}'
    expect(stylesOf(css, '<p>Zoe</p><script>({})</script><style>p{}</style>')).toBe(everyPages)
    expect(stylesOf(css, '<p>Zoé</p>')).toBe(css)
    expect(stylesOf(css, '<input value="Zoé">')).toBe(css)
  })

  it('leaves out groups that hold nothing for the page', () => {
    expect(stylesOf('@media print{.a{top:0}.b{top:1px}}@media (width>=1px){.b{top:2px}}', '<p class="a"></p>')).toBe('@media print{.a{top:0}}')
  })

  it('keeps the rank of layers that the page has no use for', () => {
    expect(stylesOf('@layer base{p{top:0}}@layer parts{.x{top:1px}}@layer utilities{.a{top:2px}}', '<p class="a"></p>')).toBe(
      '@layer base,parts,utilities;@layer base{p{top:0}}@layer utilities{.a{top:2px}}',
    )
  })

  it('has the variables that are read, also by other variables and by the page itself', () => {
    const css = ':root{--one:1px;--two:calc(var(--one)*2);--three:3px;--four:4px}@property --three{syntax:"*";inherits:false}@property --one{syntax:"*";inherits:false}.a{top:var(--two)}.b{top:var(--three)}'
    expect(stylesOf(css, '<p class="a" style="left:var(--four)"></p>')).toBe(
      ':root{--one:1px;--two:calc(var(--one)*2);--four:4px}@property --one{syntax:"*";inherits:false}.a{top:var(--two)}',
    )
  })

  it('has the variables of a value given before they are known to be read', () => {
    expect(stylesOf('.a{--own:var(--base)}:root{--base:1px;--none:2px}.a{top:var(--own,var(--spare))}', '<p class="a"></p>')).toBe('.a{--own:var(--base)}:root{--base:1px}.a{top:var(--own,var(--spare))}')
  })

  it('keeps movements, what is nested, and what is important', () => {
    expect(stylesOf('@keyframes spin{to{rotate:1turn}}.a{top:0!important;@media print{top:1px}}', '<p class="a"></p>')).toBe('@keyframes spin{to{rotate:1turn}}.a{top:0!important;@media print{top:1px}}')
  })
})
