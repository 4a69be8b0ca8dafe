import type { ReactNode } from 'react'
import type { IllustrationKind } from '../../content/illustrations.ts'

/** The three questions of the petition, in its three colors: the problem, the person, the waiver. */
const TONES = {
  problem: 'fill-pine-tint stroke-pine',
  person: 'fill-amber-tint stroke-amber',
  waiver: 'fill-slate-tint stroke-slate',
} as const
type Tone = keyof typeof TONES

/** A target: what is to be solved. */
const Problem = ({ x, y }: { x: number; y: number }) => (
  <g className={TONES.problem}>
    <circle cx={x} cy={y} r="13" />
    <circle cx={x} cy={y} r="4" className="fill-pine stroke-none" />
  </g>
)
/** A head and shoulders: who does it. */
const Person = ({ x, y }: { x: number; y: number }) => (
  <g className={TONES.person}>
    <circle cx={x} cy={y - 6} r="6.5" />
    <path d={`M${x - 13} ${y + 13}a13 11 0 0 1 26 0z`} />
  </g>
)
/** A gate that stands open: why the job offer is waived. */
const Waiver = ({ x, y }: { x: number; y: number }) => (
  <g className={TONES.waiver}>
    <path d={`M${x - 12} ${y + 13}v-26h24v26`} />
    <path d={`M${x - 12} ${y - 13}l13 5v26l-13-5z`} className="fill-slate stroke-slate" />
  </g>
)
const MARKS = { problem: Problem, person: Person, waiver: Waiver } as const

/** A page; its lines may carry the colors of what they speak to. */
function Sheet({ x, y, w = 44, h = 58, lines = [null, null, null, null] }: { x: number; y: number; w?: number; h?: number; lines?: readonly (Tone | null)[] }) {
  const step = (h - 14) / Math.max(1, lines.length)
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx="3" className="fill-white stroke-line-strong" />
      {lines.map((tone, place) => (
        <path key={place} d={`M${x + 7} ${y + 12 + place * step}h${(w - 14) * (place % 3 === 2 ? 0.6 : 1)}`} className={tone === null ? 'stroke-line' : TONES[tone]} strokeWidth="3" />
      ))}
    </g>
  )
}

/** A way from one thing to another; it is drawn as it comes into view. */
const Way = ({ d }: { d: string }) => <path d={d} pathLength={1} className="illustration-way fill-none stroke-line-strong" strokeDasharray="1" />
const Word = ({ x, y, children, anchor = 'middle' }: { x: number; y: number; children: string; anchor?: 'start' | 'middle' }) => (
  <text x={x} y={y} textAnchor={anchor} className="fill-ink-soft stroke-none text-[11px] font-medium">
    {children}
  </text>
)
const Tick = ({ x, y }: { x: number; y: number }) => <path d={`M${x - 5} ${y}l3.500 4 7-8`} className="fill-none stroke-pine" strokeWidth="2.500" />

/** The three marks one above the other, and a way from each to where it leads. */
const Three = ({ x, to }: { x: number; to: number }) => (
  <>
    {(['problem', 'person', 'waiver'] as const).map((tone, place) => {
      const Mark = MARKS[tone]
      return (
        <g key={tone}>
          <Way d={`M${x + 20} ${22 + place * 38}C${(x + to) / 2} ${22 + place * 38} ${(x + to) / 2} ${44 + place * 16} ${to} ${44 + place * 16}`} />
          <Mark x={x} y={22 + place * 38} />
        </g>
      )
    })}
  </>
)

const WHOLE = ['problem', null, 'person', null, 'waiver'] as const

const DRAWINGS: Record<IllustrationKind, ReactNode> = {
  prongs: (
    <>
      <Three x={36} to={226} />
      <Sheet x={234} y={14} w={70} h={92} lines={WHOLE} />
    </>
  ),
  frame: (
    <>
      <Way d="M52 52H146" />
      <Way d="M194 52H288" />
      <Problem x={34} y={52} />
      <Sheet x={150} y={22} lines={['problem', null, 'person']} />
      <Person x={308} y={52} />
      <Word x={34} y={92}>
        Problem
      </Word>
      <Word x={172} y={104}>
        Method
      </Word>
      <Word x={308} y={92}>
        Who benefits
      </Word>
    </>
  ),
  reach: (
    <>
      {[16, 34, 52].map((r) => (
        <circle key={r} cx="120" cy="60" r={r} className="fill-none stroke-pine" strokeOpacity={1 - r / 70} strokeDasharray="3 4" />
      ))}
      <Problem x={120} y={60} />
      {[
        [206, 24],
        [252, 58],
        [206, 96],
      ].map(([x = 0, y = 0]) => (
        <g key={y}>
          <Way d={`M136 60L${x - 16} ${y}`} />
          <circle cx={x} cy={y} r="10" className={TONES.problem} />
        </g>
      ))}
      <Word x={40} y={64}>
        One site
      </Word>
      <Word x={306} y={62}>
        Others
      </Word>
    </>
  ),
  narrow: (
    <>
      <circle cx="180" cy="58" r="52" className="fill-sand stroke-line-strong" />
      <circle cx="180" cy="72" r="37" className={TONES.person} />
      <Problem x={180} y={86} />
      <Word x={180} y={24}>
        Occupation
      </Word>
      <Word x={180} y={62}>
        Your work
      </Word>
      <Way d="M278 86H198" />
      <Word x={284} y={90} anchor="start">
        Endeavor
      </Word>
    </>
  ),
  doors: (
    <>
      <Way d="M64 60C110 60 110 36 152 36" />
      <Way d="M64 60C110 60 110 88 152 88" />
      <Person x={44} y={60} />
      {[14, 66].map((y) => (
        <g key={y} className={TONES.waiver}>
          <rect x="156" y={y} width="26" height="42" rx="2" />
          <circle cx="176" cy={y + 22} r="1.5" className="fill-slate" />
        </g>
      ))}
      <Word x={194} y={40} anchor="start">
        Advanced degree
      </Word>
      <Word x={194} y={92} anchor="start">
        Exceptional ability
      </Word>
    </>
  ),
  evidence: (
    <>
      <Sheet x={30} y={12} w={74} h={96} lines={['problem', null, 'person', null, 'person', null]} />
      {[24, 56, 88].map((y, place) => (
        <g key={y}>
          <Way d={`M100 ${30 + place * 26}C150 ${30 + place * 26} 150 ${y + 6} 204 ${y + 6}`} />
          <rect x="208" y={y - 8} width="112" height="26" rx="4" className={place === 0 ? TONES.problem : TONES.person} />
          <Word x={264} y={y + 9}>{`Exhibit ${place + 1}`}</Word>
        </g>
      ))}
    </>
  ),
  letters: (
    <>
      {[20, 60, 100].map((y, place) => (
        <g key={y}>
          <Way d={`M58 ${y}C130 ${y} 150 60 214 60`} />
          <Person x={40} y={y} />
          <path d={`M92 ${y - 9}h28v18h-28zM92 ${y - 9}l14 10 14-10`} className={place === 1 ? TONES.person : 'fill-white stroke-line-strong'} />
        </g>
      ))}
      <Sheet x={220} y={22} w={58} h={76} lines={['person', null, 'person', null]} />
    </>
  ),
  notice: (
    <>
      <Sheet x={36} y={16} w={68} h={88} lines={[null, 'problem', null, 'person', null, 'waiver']} />
      <Way d="M108 60H166" />
      <path d="M160 54l8 6-8 6" className="fill-none stroke-line-strong" />
      {(['problem', 'person', 'waiver'] as const).map((tone, place) => (
        <g key={tone}>
          <rect x="180" y={14 + place * 32} width="142" height="28" rx="4" className={TONES[tone]} />
          <Word x={192} y={32 + place * 32} anchor="start">
            {`Prong ${place + 1}`}
          </Word>
          <path d={`M244 ${28 + place * 32}h62`} className="stroke-white" strokeWidth="4" />
        </g>
      ))}
    </>
  ),
  priority: (
    <>
      <Sheet x={40} y={22} w={58} h={76} lines={[null, 'problem', null, null]} />
      <Way d="M98 46C150 46 190 60 242 60" />
      <Problem x={260} y={60} />
      <Word x={69} y={14}>
        Public document
      </Word>
      <Word x={260} y={94}>
        Your endeavor
      </Word>
    </>
  ),
  choice: (
    <>
      <Way d="M62 60C120 60 120 24 186 24" />
      <Way d="M62 60H186" />
      <Way d="M62 60C120 60 120 96 186 96" />
      <Person x={42} y={60} />
      {['Write', 'Edit a draft', 'Hire a lawyer'].map((word, place) => (
        <g key={word}>
          <circle cx="198" cy={24 + place * 36} r="9" className={TONES[(['problem', 'person', 'waiver'] as const)[place] ?? 'problem']} />
          <Word x={216} y={28 + place * 36} anchor="start">
            {word}
          </Word>
        </g>
      ))}
    </>
  ),
  queue: (
    <>
      <Way d="M28 64H332" />
      {[52, 112, 172, 232, 292].map((x, place) => (
        <circle key={x} cx={x} cy="64" r="9" className={place < 2 ? TONES.problem : place === 2 ? TONES.person : 'fill-white stroke-line-strong'} />
      ))}
      <Tick x={52} y={64} />
      <Tick x={112} y={64} />
      <Person x={172} y={30} />
      <Word x={82} y={98}>
        Current
      </Word>
      <Word x={172} y={98}>
        Your date
      </Word>
      <Word x={262} y={98}>
        Waiting
      </Word>
    </>
  ),
  locked: (
    <>
      <Sheet x={46} y={20} w={62} h={80} lines={WHOLE} />
      <Way d="M112 60H236" />
      <path d="M166 50v-6a8 8 0 0 1 16 0v6M160 50h28v22h-28z" className={TONES.waiver} />
      <Sheet x={242} y={20} w={62} h={80} lines={WHOLE} />
      <Word x={77} y={114}>
        Filed
      </Word>
      <Word x={273} y={114}>
        Decided
      </Word>
    </>
  ),
  packet: (
    <>
      {[24, 16, 8].map((shift) => (
        <rect key={shift} x={92 + shift} y={28 - shift} width="72" height="84" rx="3" className="fill-white stroke-line-strong" />
      ))}
      <Sheet x={92} y={28} w={72} h={84} lines={WHOLE} />
      <Way d="M196 66H262" />
      <path d="M268 44h52v40h-52zM268 44l26 22 26-22" className={TONES.waiver} />
    </>
  ),
  checked: (
    <>
      <Sheet x={96} y={12} w={84} h={98} lines={['problem', null, 'person', null, 'waiver', null]} />
      {[26, 54, 82].map((y) => (
        <g key={y}>
          <Way d={`M184 ${y}H222`} />
          <circle cx="236" cy={y} r="11" className={TONES.problem} />
          <Tick x={236} y={y} />
        </g>
      ))}
      <Person x={44} y={60} />
      <Way d="M62 60H92" />
    </>
  ),
}

/** A drawing of what the words beside it say; it tells nothing of its own, so screen readers pass over it. */
export function Illustration({ kind, className = '' }: { kind: IllustrationKind; className?: string }) {
  return (
    <svg viewBox="0 0 360 120" aria-hidden="true" className={`illustration ${className}`} strokeWidth="1.500" strokeLinecap="round" strokeLinejoin="round">
      {DRAWINGS[kind]}
    </svg>
  )
}

/** How a page begins where there is room beside its first words. */
export function BesideIllustration({ kind, children }: { kind: IllustrationKind; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-14 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div>{children}</div>
      <Illustration kind={kind} className="max-lg:hidden" />
    </div>
  )
}
