/** Lets a page paint before its scripts are fetched: they start when the browser is idle or at the first touch of the page. */
import { FACTS_ID } from './router/page-facts.ts'

/** Runs in the page, the same text in all of them: the first script it names starts the page, the others are fetched beside it. */
export const IDLE_STARTER = `(()=>{let begun=false;
const events=['pointerdown','keydown','touchstart','focusin','wheel'];
const begin=()=>{if(begun)return;begun=true;
for(const name of events)removeEventListener(name,begin,true);
const {scripts}=JSON.parse(document.getElementById('${FACTS_ID}').textContent);
for(const href of scripts)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
import(scripts[0])};
for(const name of events)addEventListener(name,begin,{capture:true,passive:true});
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:1500}):setTimeout(begin,200);
if(document.readyState==='complete')whenIdle();else addEventListener('load',whenIdle,{once:true});
})()`
