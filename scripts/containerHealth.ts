// What HEALTHCHECK runs inside the container: code 0 when the process answers.
const { ok } = await fetch(`http://127.0.0.1:${process.env['PORT'] || 3000}/api/health`)
process.exitCode = ok ? 0 : 1
