/** Lets a page paint before its scripts are fetched: they start when it stands there and the browser is idle, or at the first touch. */
import { FACTS_ID } from './router/page-facts.ts'

/**
 * Runs in the page, the same text in all of them: fetches the styles of all pages and the scripts side by side, then starts
 * the scripts one by one, the first of the list last. They wait for the styles, as they may draw what only those know, but
 * do without where they cannot be had. The browser gets a turn after each, or a slow phone would not answer for as long as all of them take.
 * A script that does not come is asked for again, ever more rarely for two minutes: without it no form of the page answers.
 * Where it is gone, a new build has taken its place since the page was sent, and a page that was not loaded again already is.
 * A page in a hidden tab is never painted, so nothing waits for that longer than a moment.
 * Until then a page that is opened at its top is marked `data-opening`: its styles leave out what lies below the window. That is
 * laid out part by part in the idle time, or all at once at a touch. Where the window is put elsewhere, by a fragment or as it
 * stood before, all heights have to be right from the beginning.
 */
export const IDLE_STARTER = `(()=>{const {styles}=document.currentScript.dataset;let begun;
const whole=document.documentElement;
const fresh=performance.getEntriesByType?.('navigation')[0]?.type==='navigate';
if(!location.hash&&fresh)whole.dataset.opening='';
const add=(rel,href,more)=>document.head.append(Object.assign(document.createElement('link'),{rel,href},more));
const turn=ms=>new Promise(done=>setTimeout(done,ms));
const run=async href=>{for(let pause=1e3;;pause*=2)try{return await import(href)}catch(error){
if(pause>1e5)throw error;
if(fresh&&(await fetch(href,{method:'HEAD'}).catch(()=>error)).status===404)return location.reload();
await turn(pause)}};
const open=()=>{delete whole.dataset.opening};
const openByParts=async()=>{const parts=[...document.querySelectorAll('main section,footer')];
for(const part of parts){if(whole.dataset.opening===undefined)break;part.dataset.open='';part.offsetHeight;await turn()}
open();for(const part of parts)delete part.dataset.open};
const begin=async()=>{if(begun)return;begun=true;
const {scripts}=JSON.parse(document.getElementById('${FACTS_ID}').textContent);
const styled=new Promise(done=>add('stylesheet',styles,{onload:done,onerror:done}));
for(const href of scripts){add('modulepreload',href);await turn()}
await styled;
for(const href of scripts.reverse()){await run(href);await turn()}};
for(const name of ['pointerdown','keydown','touchstart','focusin','wheel','click'])addEventListener(name,()=>{open();begin()},{capture:true,passive:true,once:true});
const atRest=()=>openByParts().then(begin);
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(atRest,{timeout:1500}):setTimeout(atRest,200);
const whenPainted=()=>{const late=setTimeout(whenIdle,1000);requestAnimationFrame(()=>setTimeout(()=>{clearTimeout(late);whenIdle()}))};
document.readyState==='complete'?whenPainted():addEventListener('load',whenPainted,{once:true});
})()`
