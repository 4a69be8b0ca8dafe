import { HEAD_NOUNS } from './deliverable.ts'
/** Which nouns of resumes take an article in the singular, and which never do. */
/** Singular nouns of resumes that take an article. */
export const COUNT = new Set(
  'route blend step hybrid cassette generator trigger scenario jacket slab lattice retrofit toolbox pool exercise party vehicle machine device drug camp gym salon truck aircraft airport ship vessel manager supervisor director leader officer engineer client customer patient student employee account action agency agenda algorithm alliance analysis app application approach architecture area assessment audit award base board book branch brand brief brochure budget business calendar campaign catalog center chain chapter class clinic club committee community company conference contract controller course crew culture curriculum dashboard database deal demonstration department design division document drill effort engine event exhibit facility farm fleet firm forum framework function fund garden grant group guide guideline handbook increase initiative interface inventory issue kitchen laboratory launch layout library line list logo magazine manual map market matrix mechanism media-plan meeting menu merger method methodology migration mission model module network newsletter office operation order outreach package panel partnership pathway pipeline plan plant platform playbook policy portal portfolio practice presentation procedure process product program project property proposal protocol prototype publication rate reduction redesign region registry relationship report repository review rollout room routine schedule school script section series service session shop site solution staff-plan standard station store strategy structure study summit survey system task team template territory test tool toolkit tracker transition unit upgrade video warehouse website workflow workforce workshop zone'.split(
    ' ',
  ),
)
/** Singular nouns without article. */
export const MASS = new Set(
  'confidentiality privacy sanitation hygiene reliability access accountability accuracy advertising assistance attendance attrition automation availability awareness business care cash churn collaboration communication compliance construction consumption content coordination coverage credit data debt delivery development documentation downtime education efficiency employment energy engagement equipment evidence exposure feedback fraud fundraising funding growth guidance hardware health hiring housing income information infrastructure instruction insurance integration inventory labor leadership learning literacy loss maintenance management marketing material membership merchandise merchandising money morale news onboarding oversight paperwork participation payroll performance planning policy pricing procurement production productivity profit profitability progress quality readiness recruitment reporting research retention revenue risk safety satisfaction scheduling security service shrink shrinkage software spend spending staff storage strategy supervision support technology time traffic training transparency transportation turnover usage utilization visibility waste waste-time water work'.split(
    ' ',
  ),
)

export const isMassNoun = (word: string) => MASS.has(word)
export const isSingularNoun = (word: string) => COUNT.has(word) || HEAD_NOUNS.has(word)
