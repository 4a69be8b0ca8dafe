import { Component, createContext, useContext, type ComponentType, type ReactNode } from 'react'
import { ErrorAnswer } from './error-answer.ts'
import type { PageFacts } from './page-facts.ts'
import type { PageLocation } from './page-location.ts'

export type PartProps = { loaderData: unknown; actionData: unknown; params: PageFacts['params'] }

export type MetaTag = { title: string } | Record<string, string>

/** What the script of a part exports. */
export type PartModule = {
  default: ComponentType<PartProps>
  /** The document around the page; the root has it. */
  Layout?: ComponentType<{ children: ReactNode }>
  ErrorBoundary?: ComponentType<{ error: unknown }>
  meta?: (given: { loaderData: unknown; params: PageFacts['params'] }) => MetaTag[]
}

export type View = {
  facts: PageFacts
  modules: PartModule[]
  location: PageLocation
  /** The still parts that came with the page; null where they stand in the document. */
  stills: ReadonlyMap<string, string> | null
}

const ViewContext = createContext<View | null>(null)
const OutletContext = createContext<ReactNode>(null)

export function useView(): View {
  const view = useContext(ViewContext)
  if (view === null) throw new Error('this belongs inside a page')
  return view
}

export function useLocation(): PageLocation {
  return useView().location
}

/** What the loader of the root answered; undefined where the root itself failed. */
export function useRootData<T>(): T | undefined {
  return useView().facts.parts[0]?.data as T | undefined
}

/** The part inside this one. */
export function Outlet() {
  return useContext(OutletContext)
}

/** A page, drawn the same way on the server and in the browser: each part holds the next one in its outlet. */
export function SitePage({ view }: { view: View }) {
  const { facts, modules } = view
  let inner: ReactNode = null
  for (let index = facts.parts.length - 1; index >= 0; index--) {
    const part = facts.parts[index]
    const module = modules[index]
    if (part === undefined || module === undefined) continue
    const { default: Page, ErrorBoundary } = module
    const failed = facts.error !== null && index === facts.parts.length - 1
    const page =
      failed && ErrorBoundary !== undefined ? (
        <ErrorBoundary error={new ErrorAnswer(facts.error?.status ?? 500)} />
      ) : (
        <OutletContext value={inner}>
          <Page loaderData={part.data} actionData={part.action} params={facts.params} />
        </OutletContext>
      )
    inner =
      ErrorBoundary === undefined ? (
        page
      ) : (
        <Boundary shows={ErrorBoundary} of={facts}>
          {page}
        </Boundary>
      )
  }
  const Layout = modules[0]?.Layout
  return <ViewContext value={view}>{Layout === undefined ? inner : <Layout>{inner}</Layout>}</ViewContext>
}

type BoundaryProps = { shows: ComponentType<{ error: unknown }>; of: PageFacts; children: ReactNode }

/** Shows what failed while it was drawn, until another page is shown. */
class Boundary extends Component<BoundaryProps, { error: { thrown: unknown } | null; of: PageFacts }> {
  override state: { error: { thrown: unknown } | null; of: PageFacts } = { error: null, of: this.props.of }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: { thrown } }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: { of: PageFacts }) {
    return of === state.of ? null : { error: null, of }
  }

  override render() {
    const { shows: Shown, children } = this.props
    return this.state.error === null ? children : <Shown error={this.state.error.thrown} />
  }
}
