import { useEffect, type ReactNode } from "react";
import { useSite, type OwnPage } from "../api/use-site.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link, usePathname } from "../router/index.ts";
import page from "../ui/page.module.css";
import styles from "./prose.module.css";

const PAGES: Record<OwnPage, { title: string; body: ReactNode }> = {
  help: {
    title: "Help",
    body: (
      <>
        <h2>Making a song</h2>
        <p>Write one sentence on <Link to="/create">Create</Link> and press Create: two takes are made, with words, voices, instruments and a cover. In Custom you write the words and the style yourself; section names stand in square brackets, such as [Verse] and [Chorus].</p>
        <h2>Credits</h2>
        <p>Making songs uses credits, listening none. What is left and every change of it stands on <Link to="/account">your account</Link>. Songs that fail are refunded by themselves.</p>
        <h2>Who sees a song</h2>
        <p>A new song is link-only: whoever has its link can hear it, and it stands in no list of others. Publish it, and everybody finds it; take it back whenever you like.</p>
        <h2>Keys</h2>
        <p>Space plays and pauses, the arrows seek, J and L change the song, Q opens the queue, / searches. Press ? to see them all.</p>
      </>
    ),
  },
  about: {
    title: "About Tunewright",
    body: (
      <>
        <p>Tunewright makes whole sung songs from a few words: it writes lyrics, composes, plays the instruments, sings and mixes, on the machine that this site runs on. Nothing that you write goes anywhere else to be made into music.</p>
        <p>People listen to each other’s songs here, follow whose songs they like, and gather them in playlists. Every song says that it was made with AI.</p>
      </>
    ),
  },
  terms: {
    title: "Terms",
    body: (
      <>
        <p>These are the plain terms of a house whose operator has not put others in their place.</p>
        <h2>Your songs</h2>
        <p>What you write stays yours. What you make with the free plan is for non-commercial use; what you make while you subscribe may also be used commercially. Each song’s page says which holds for it.</p>
        <h2>What is not allowed</h2>
        <ul>
          <li>Words or sound that you have no right to use.</li>
          <li>Songs that harass people, incite to hatred or violence, or pass as another person’s own voice.</li>
          <li>Disturbing the service, or using it by machine beyond what its interface allows.</li>
        </ul>
        <p>Songs and accounts that break these terms may be taken down.</p>
        <h2>Liability</h2>
        <p>The service is given as it is. Keep copies of what matters to you; every song can be downloaded.</p>
      </>
    ),
  },
  privacy: {
    title: "Privacy",
    body: (
      <>
        <p>This is what the software itself keeps. Whoever runs this house may add to it, and answers for it.</p>
        <h2>On the server</h2>
        <ul>
          <li>Your account: e-mail address, name, handle, picture and description, and a scrambled form of your password.</li>
          <li>Your songs with their words and settings, your playlists, comments, likes and follows, the changes of your credits, and feedback that you send.</li>
          <li>How often songs are played, visited and shared. Your sign-ins, with address and kind of browser, as long as they last.</li>
        </ul>
        <h2>In your browser</h2>
        <ul>
          <li>A cookie that keeps you signed in; if you came by an affiliate’s link, one with its click, for 30 days.</li>
          <li>Your theme, queue, volume, drafts, recent searches and the songs you heard. The songs you heard stay in your browser.</li>
        </ul>
        <h2>Others</h2>
        <p>No trackers of other companies are built in. Link-only songs stand in no list. You can delete your songs at any time.</p>
      </>
    ),
  },
};

/** Help, about, terms and privacy where the operator keeps none elsewhere; else the way there. */
export function HousePage() {
  const name = usePathname().replaceAll("/", "") as OwnPage;
  const site = useSite();
  const elsewhere = site?.links[name] ?? null;
  const { title, body } = PAGES[name];
  useTitle(title);
  useEffect(() => { if (elsewhere !== null) location.replace(elsewhere); }, [elsewhere]);
  return (
    <div className={`${page["page"]} ${page["narrow"]}`}>
      <div className={styles["head"]}><h1>{title}</h1></div>
      <div className={styles["prose"]}>{body}</div>
      <nav aria-label="About this house" className={styles["others"]}>
        {(Object.keys(PAGES) as OwnPage[]).filter((other) => other !== name).map((other) => <Link key={other} to={`/${other}`}>{PAGES[other].title}</Link>)}
      </nav>
    </div>
  );
}
