/** Every limit that is not a model's or a plan's, in one place. Operators override by configuration; the session carries the values in force. */
export const LIMITS = {
  title: 80,
  detailsTitle: 100,
  caption: 500,
  styleSummary: 100,
  detailsLyrics: 7_500,
  workspaceName: 100,
  comment: 500,
  /** People who hear of being named in one comment. */
  commentMentions: 10,
  reportText: 2_000,
  /** Length of the address of a picture of ours. */
  pictureUrl: 200,
  playlistName: 100,
  playlistDescription: 500,
  /** Songs in one playlist. */
  playlistSongs: 2_000,
  /** People who fill one playlist with its owner. */
  playlistCollaborators: 50,
  personaName: 60,
  personaDescription: 300,
  displayName: 64,
  displayNameInput: 40,
  handleMin: 3,
  handleMax: 40,
  profileDescription: 160,
  /** Songs pinned to a profile; with the gate artist-profiles the second. */
  pins: 3,
  pinsOfArtists: 6,
  peoplePage: 30,
  imagePrompt: 200,
  imageToSongDescription: 200,
  imageToSongImages: 3,
  uploadMinSeconds: 6,
  uploadBytes: 500 * 1024 * 1024,
  avatarBytes: 10 * 1024 * 1024,
  feedPage: 20,
  playlistPage: 50,
  commentPage: 20,
  searchPage: 20,
  projectPage: 20,
  /** Ids in one bulk request (trash, delete, move, feed by ids). */
  bulkIds: 200,
  speedMin: 0.25,
  speedMax: 4,
  infillSeconds: 60,
  /** A job without progress for this long is failed and refunded. */
  stallMinutes: 10,
  /** Results shorter than this are refunded. */
  refundBelowSeconds: 30,
  password: { min: 8, max: 128 },
} as const;
export type Limits = typeof LIMITS;
