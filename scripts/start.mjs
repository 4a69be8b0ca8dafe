// `npm start`: sets everything up and serves the product. A second start skips what is done already.
import { spawn } from 'node:child_process'
import { ensureBuild, ensureDependencies, fail, productNode, programArguments, ROOT, say } from './prepare.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail(`Node.js 20.19 or newer is needed, this is ${process.versions.node}.`)

ensureDependencies()
ensureBuild()
say('Starting (the first start also makes the embedded database) …')
const server = spawn(productNode(), programArguments('main'), {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
