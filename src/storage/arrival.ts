/** A file that has arrived completely, and is being inspected. */
export type ArrivedFile = AsyncDisposable & {
  /** in bytes */
  size: number
  /** Returns up to `length` bytes from `position` on: fewer at the end of the file. */
  read(position: number, length: number): Promise<Buffer>
  /** Returns the path of the file on this machine, for ffmpeg; undefined when it lies elsewhere and is too large to be copied for a look. */
  local(): Promise<string | undefined>
}

/** A file whose bytes arrive one after the other. Nobody reads it until it is stored under its key. */
export type Arrival = {
  /** Returns how many bytes have arrived and stay, whatever happens to this process. */
  size(): Promise<number>
  /**
   * Writes bytes from `offset` on, which is at most the size. When the source fails, what has arrived until then stays.
   * @throws AppError STORAGE_FULL; errors of the source
   */
  write(offset: number, source: AsyncIterable<Buffer>): Promise<void>
  open(): Promise<ArrivedFile>
  /** Gives the file its key: durably, and all of it or nothing. */
  storeAs(key: string): Promise<void>
  /** Undoes `storeAs`: the file can be stored again. Does nothing when it was not stored under the key. */
  takeBack(key: string): Promise<void>
  /** Removes what `storeAs` has left, once the key is recorded, or all that has arrived. */
  remove(): Promise<void>
}
