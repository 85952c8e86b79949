/** Counts items per network. An item in several networks counts once for each of them. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>()

  of(network: string): number {
    return this.#counts.get(network) ?? 0
  }

  add(networks: readonly string[], by: 1 | -1): void {
    for (const network of new Set(networks)) {
      const count = this.of(network) + by
      if (count === 0) this.#counts.delete(network)
      else this.#counts.set(network, count)
    }
  }
}
