export { mountPictures, type PicturesDeps } from "./pictures.endpoints.ts";
export { runPicturesJobs } from "./pictures.jobs.ts";
export { usePicture, type PictureSize } from "./use-picture.ts";
