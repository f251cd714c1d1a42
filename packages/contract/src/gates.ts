/**
 * Feature gates of the specification, one row each: default and the feature that owns it.
 * Operators override a row; the session carries the values in force in `flags`.
 */
interface GateRow { default: boolean; owner: string; description: string }

export const GATES = {
  "embed-customization": { default: true, owner: "sharing", description: "Colours and sizes of the embedded player" },
  "web-captions": { default: true, owner: "player", description: "Captions in the full-screen player" },
  "hashtags": { default: true, owner: "search", description: "Hashtags in captions and comments" },
  "web-video-cover-upload": { default: true, owner: "video", description: "Upload a moving cover" },
  "ai-video-gen": { default: true, owner: "video", description: "Moving covers made by the machine" },
  "thumbs-exp": { default: true, owner: "player", description: "Hint to like or dislike while a song plays" },
  "web-hooks-2025": { default: true, owner: "social", description: "The Hooks feed" },
  "web-theme-selector": { default: true, owner: "shell", description: "Choice of light and dark" },
  "artist-profiles": { default: true, owner: "social", description: "Six pins and a fuller profile" },
  "persona-search": { default: true, owner: "search", description: "Personas among search results" },
  "vip-profile-aura": { default: false, owner: "social", description: "A frame around chosen profiles" },
  "show-claim-username-tooltip": { default: true, owner: "social", description: "Hint to claim a handle" },
  "enable-web-onboarding-modal-experiment": { default: false, owner: "shell", description: "Tour for new people" },
  "web-omniplayer": { default: true, owner: "player", description: "The full-screen player" },
  "logged-in-song-page-v2": { default: true, owner: "clips", description: "Second layout of the song page" },
  "living-radio-playbar-comments": { default: true, owner: "radio", description: "Chat floating over the radio playbar" },
  "audio-upload-v2": { default: true, owner: "uploads", description: "Upload with trimming" },
  "create-form": { default: true, owner: "generation", description: "The create form" },
  "create-beta-ui": { default: false, owner: "generation", description: "Beta of the create form, with top limits" },
  "image-to-song-web-gen": { default: true, owner: "generation", description: "Songs from pictures" },
  "anti-abuse-checks-enabled": { default: false, owner: "moderation", description: "Bot challenge for signed-in people" },
  "polling-v2": { default: true, owner: "generation", description: "Faster polling while something runs" },
  "websockets": { default: true, owner: "realtime", description: "Live events by WebSocket" },
  "edit-mode-extend": { default: true, owner: "editor", description: "Extend inside the editor" },
  "studio-waitlist": { default: false, owner: "editor", description: "Waitlist in front of the studio" },
  "image-upload-staff": { default: false, owner: "uploads", description: "Image upload button under test by staff" },
} as const satisfies Record<string, GateRow>;

export type GateName = keyof typeof GATES;
export const GATE_NAMES = Object.keys(GATES) as GateName[];
