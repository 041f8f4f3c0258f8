import type { LanguageRules } from '../analyser.ts';
import { applySuffixRules, cutSuffixes, listSuffixes, type SuffixRule } from '../apply-suffix-rules.ts';
import { turkishMeanings } from './turkish-meanings.ts';

/** Makes one thing do another, too, as in `oluştur`. */
const COPULA = cutSuffixes('dirlar dirler dir tir dur tur', 4);
/** Cases and possessives, behind the plural or without it. */
const CASES = [
  ...cutSuffixes(
    'larindan lerinden larindaki lerindeki larinda lerinde larinin lerinin larina lerine larini lerini lariyla leriyle lariniz leriniz larimiz lerimiz ' +
      'lardan lerden lardaki lerdeki larda lerde larin lerin lara lere lari leri larla lerle lar ler ' +
      'sindan sinden sundan sindaki sindeki sunda sinda sinde sinin sunun sina sine suna sini sunu siyla siyle suyla ' +
      'indan inden undan indaki indeki undaki inda inde unda inin unun imiz umuz iniz unuz ina ine una ini unu ' +
      'daki deki taki teki nin nun dan den tan ten si su',
    3,
  ),
  ...cutSuffixes('ya ye yi yu yla yle ila la le da de ta te in un', 4),
];
const VERBAL = [
  ...cutSuffixes(
    'abilirsiniz ebilirsiniz abilirim ebilirim abilir ebilir abilen ebilen iyorum uyorum iyorsa uyorsa iyor uyor acak ecek mak mek masi mesi ma me ' +
      'arak erek digi dugu dik duk mis mus ip up sa se ildi uldu indi undu an en ir ur',
    3,
  ),
  ...cutSuffixes('ar er', 4),
];
/** Of verbs and of many nouns, which so lose it in all of their forms: `anahtar` and `anahtarı`. */
const AORIST = cutSuffixes('ar er', 4);

/** Behind what is cut before, since of many verbs the bare form ends so: `kullan`, `indir`. */
const BARE = [...cutSuffixes('an en', 4), ...cutSuffixes('ir ur', 3)];
const PASSIVE = cutSuffixes('ilir inir ulur unur il ul in un', 4);
const DERIVED = cutSuffixes('lik luk lig lug siz suz', 4);
const VOWELS = cutSuffixes('a e i u', 4);
/** Before vowels: `kitabı` of `kitap`, `desteği` of `destek`. */
const SOFTENED: SuffixRule[] = [
  ['b', 'p', 3],
  ['g', 'k', 3],
  ['d', 't', 3],
];

export const turkish: LanguageRules = {
  language: 'tr',
  ...turkishMeanings,
  stopWords: new Set(
    (
      'miyim misin edebilirim yapabilirim hangi kac acaba ama ancak bana bazi belki ben beni benim bir biri birkac biz bize bizim bu bunda bundan bunlar bunu bunun cok cunku da daha de defa degil diye eger en fakat gibi hem hep hepsi her hic icin ile ise kez ki kim mi mu nasil ne neden nedir ' +
      'nerede nereye nicin niye o olan olarak oldu oldugu olmak olur ona ondan onlar onu onun ragmen sanki sen seni senin siz sizi sizin sonra su sunu tum uzere ve veya ya yani yok zaten'
    ).split(' '),
  ),
  // What is behind the apostrophe of a name: `API'nin`.
  elisions: /(?<=\p{L}{2})['’]\p{Ll}+$/u,
  stem: (word) =>
    [COPULA, CASES, VERBAL, COPULA, PASSIVE, BARE, DERIVED, VOWELS, DERIVED, AORIST, SOFTENED].reduce(
      applySuffixRules,
      word,
    ),
  endings: listSuffixes(COPULA, CASES, VERBAL, PASSIVE, DERIVED, VOWELS),
};
