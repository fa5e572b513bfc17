/** The folders of the mailbox, which are directories on the disk. */
export const folders = ["inbox", "spam"] as const;
export type Folder = (typeof folders)[number];

/** How many messages each folder has, and how large they are. */
export type FolderCounts = Record<Folder, { messages: number; bytes: number }>;

/** What the staff has done about a message. */
export const statuses = ["new", "answered", "closed"] as const;
export type Status = (typeof statuses)[number];

/** A stored message as lists show it. */
export type Entry = {
  id: string;
  folder: Folder;
  receivedAt: Date;
  name: string;
  email: string;
  /** The recipients, with commas between them. */
  to: string;
  subject: string;
  /** Which form it was; "" if the site does not say. */
  form: string;
  /** From which page, campaign and website the sender came; "" if the site does not say. */
  source: string;
  /** The beginning of the text, on one line. */
  preview: string;
  submissionId: string | undefined;
  /** The access key it was sent with; "" for mails that do not say it. */
  key: string;
  /**
   * Distinguishes a repeated message from another one with the same submission_id; "" if unknown.
   */
  digest: string;
  files: number;
  /** Size of the mail on disk. */
  bytes: number;
  read: boolean;
  status: Status;
};

/** The ways in which a message leaves the mailbox. */
export const channels = ["mail", "webhook"] as const;
export type Channel = (typeof channels)[number];

export const deliveryStates = ["queued", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * The state of one message's delivery to one recipient on one channel. Times in milliseconds since
 * the epoch.
 */
export type Delivery = {
  channel: Channel;
  /** The recipient; undefined where there is one delivery for all. */
  to?: string | undefined;
  state: DeliveryState;
  firstAt: number;
  attempts: number;
  nextAt: number;
  lastError: string | undefined;
};

/**
 * A change to what a mail does not say about itself. Patches are the lines of the journal; for each
 * message the last one counts, and the last one per channel and recipient.
 */
export type Patch = {
  id: string;
  read?: boolean;
  status?: Status;
  delivery?: Delivery;
};
