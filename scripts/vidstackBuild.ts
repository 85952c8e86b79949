import type { Plugin } from 'vite'

/** Milliseconds between two looks at the position while a video plays. */
const positionMs = 100

/** A loop of Vidstack's over animation frames: what marks its module, as it is written, as it is built. */
const loops: readonly { mark: string; written: string; built: string }[] = [
  // Reads where a playing video is.
  {
    mark: 'var RAFLoop = class',
    written: `window.cancelAnimationFrame(this.#id);
		this.#id = void 0;
	}
	#loop() {
		this.#id = window.requestAnimationFrame(() => {
			if (isUndefined(this.#id)) return;
			this.#callback();
			this.#loop();
		});`,
    built: `window.clearTimeout(this.#id);
		this.#id = void 0;
	}
	#loop() {
		this.#id = window.setTimeout(() => {
			if (isUndefined(this.#id)) return;
			this.#callback();
			this.#loop();
		}, ${positionMs});`,
  },
  // Runs jobs for as long as the page is open, most of the time none.
  {
    mark: 'const rafJobs = ',
    written: `if (!IS_SERVER) {
	function processJobs() {
		for (const job of rafJobs) try {
			job();
		} catch (e) {}
		window.requestAnimationFrame(processJobs);
	}
	processJobs();
}
function scheduleRafJob(job) {
	rafJobs.add(job);`,
    built: `let rafId;
function processJobs() {
	for (const job of rafJobs) try {
		job();
	} catch (e) {}
	if (rafJobs.size > 0) rafId = window.requestAnimationFrame(processJobs);
}
function scheduleRafJob(job) {
	rafJobs.add(job);
	window.cancelAnimationFrame(rafId);
	rafId = window.requestAnimationFrame(processJobs);`,
  },
]

/**
 * Builds Vidstack without its loops over animation frames, for each of which the browser draws one, twice as many as a video has pictures:
 * a third of what playing costs. The position of a playing video is read ten times a second instead.
 */
export function vidstackBuild(): Plugin {
  return {
    name: 'vidstack-build',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const loop = id.includes('@vidstack/react/prod/') && loops.find(({ mark }) => code.includes(mark))
      if (!loop) return undefined
      if (!code.includes(loop.written))
        this.error(`Vidstack is written differently where it says «${loop.mark}»: adapt scripts/vidstackBuild.ts.`)
      return { code: code.replace(loop.written, loop.built), map: null }
    },
  }
}
