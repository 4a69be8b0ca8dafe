/** Lets a page paint before its scripts are fetched: they start when the browser is idle or at the first touch of the page. */

/** Runs in the page. The deferred block becomes a module script once, with the same text, so its CSP hash still holds. */
export const IDLE_STARTER = `(()=>{let begun=false;
const events=['pointerdown','keydown','touchstart','focusin','wheel'];
const begin=()=>{if(begun)return;begun=true;
for(const name of events)removeEventListener(name,begin,true);
const block=document.getElementById('page-start');if(!block)return;
const script=document.createElement('script');script.type='module';script.textContent=block.textContent;
document.head.append(script)};
for(const name of events)addEventListener(name,begin,{capture:true,passive:true});
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:1500}):setTimeout(begin,200);
if(document.readyState==='complete')whenIdle();else addEventListener('load',whenIdle,{once:true});
})()`

const MODULE_SCRIPT = /<script type="module" async="">/
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g

/** Turns the module script of a rendered page into a block that IDLE_STARTER starts, and drops the preloads of its parts. */
export function startWhenIdle(html: string): string {
  return html.replaceAll(MODULE_PRELOADS, '').replace(MODULE_SCRIPT, '<script type="text/plain" id="page-start">')
}
