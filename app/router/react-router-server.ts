/**
 * What `react-router` means inside the pages on the server: what loaders and actions answer with, and nothing that draws.
 * The build wraps each page in the two functions at the end; here a page gets its properties from SitePage instead.
 */
export { createContext, data, redirect, RouterContextProvider } from 'react-router'
export { UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from './react-router-browser.ts'
