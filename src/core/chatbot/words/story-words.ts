import { combinePhrases } from "./numbers.ts";

/* Words for what was read, heard or seen on a screen, in English, and in Hindi and Punjabi in Latin letters. */

const works =
  "movie, movies, film, films, philam, filam, serial, web series, drama, series, episode, documentary, novel, natak";

const news = "news, khabar, khabran, khabrein, akhbar, newspaper, headline, tv";

const writings = "article, articles, book, blog, post, leaflet, video, videos, reel, story, kahani";

/** Tell of a work or the news: "movie about …", "film vich …", "… di khabar". */
export const storyPhrases = `${combinePhrases(`${works}, ${news}`, "about, on, of, regarding, where, vich, ch, me, mein, ke bare, bare")},
  ${combinePhrases("wali, wala, vali, vala, pe, par, upar, utte, di, da, ka", works)},
  ${combinePhrases("khabar, khabran, news", "padhi, padheya, padhya, suni, suneya, dekhi, dekhya, dekha, aayi")},
  ${combinePhrases("in a, in the, in this, in an", "movie, film, serial, drama, series, episode, novel, newspaper, news")}`;

/** Tell of other things that are read or watched. Of a suicide they may be a warning. */
export const readingPhrases = `${combinePhrases(`read, reading, learnt, learned, ${writings}`, "about, on, vich, ch, me, mein")},
  ${combinePhrases("ke bare, de bare, bare, baare, ke baare, de baare", "me padha, mein padha, ch padhya, vich padhya, me padh, ch padheya, padhya, padheya, padha, vich padheya, me padhi, mein padhi")}`;

/** Behind "movie" they name a place, in which a person may be ill. */
export const storyPlaces = "hall, theatre, theater, cinema, ghar, show, line, dekhte, dekhde, dekh, vekhde, vekh";

/** Join what a person did to what was seen. */
export const storyJoints = `and, aur, te, ate, then, phir, fir, now, so, but, because, kyunki, after, while, during, since, tried, baad, isliye,
  today, aaj, ajj, ab, hun, abhi, hune, took, take, want, wants`;

/** The distant people of whom stories tell. */
export const distantPeople = combinePhrases(
  "neighbour, neighbours, neighbor, neighbors, friend, friends, cousin, colleague, padosi, gwandi, dost",
  "cousin, uncle, aunt, friend, brother, sister, in a, in the",
);

/** A reader's own words: "I read", "maine padha". */
export const readerWords = `${combinePhrases("i, we", "read, watched, saw, learnt, learned, was watching, was reading, just read, just watched, just saw, have read, am reading")},
  ${combinePhrases("maine, main, mai, asi, hamne", "film, movie, khabar, news, akhbar, video, ek film, ek movie, ik film")}, maine`;

/** Persons who may be present. */
export const presentPeople = `i, im, we, me, my, mine, our, us, myself, he, she, him, her, his, hers, they, them, their, patient, someone here, mainu, mujhe, mujhko, hume,
  sanu, main, mai, mera, meri, mere, maine, apne, apni, sade, saade, sadi, hamare, hamari, usne, want, wants, wanted,
  wish, feel, feeling, same, mann karda, man karda, mann karta, dil karda, jee karda, usko, uski, iska, isko, isne, ohne, ohnu, ehnu`;
