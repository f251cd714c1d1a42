/** Reason of a job's aborted signal. After "shutdown" and "lost" the job runs again elsewhere; after "cancelled" nobody wants it. */
export class JobAbort extends Error {
  readonly why: "shutdown" | "cancelled" | "lost";

  constructor(why: "shutdown" | "cancelled" | "lost") {
    super(`The job was stopped: ${why}`);
    this.name = "JobAbort";
    this.why = why;
  }
}
