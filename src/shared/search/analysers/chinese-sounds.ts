/** Readings of Chinese characters in Pinyin without tones, and the syllables there are. */
export interface ChineseSounds {
  /** Empty for a character that is not among the 3,755 most common. */
  readingsOf: (character: string) => readonly string[];
  isSyllable: (letters: string) => boolean;
  /** Whether a syllable begins so. */
  beginsSyllable: (letters: string) => boolean;
}

/** The first plane of GB 2312 is sorted by sound, so the length of each syllable's run is all there is to know. */
const RUNS = `
a2ai13an9ang3ao9ba18bai8ban15bang12bao17bei15ben4beng6bi24bian12biao4bie4bin6bing9bo19bu11ca1cai11can7cang5cao5ce5ceng2cha11chai3chan10chang13chao9
che6chen10cheng15chi16chong5chou12chu16chuai1chuan7chuang6chui5chun7chuo2ci12cong6cou1cu4cuan3cui8cun3cuo6da6dai12dan15dang5dao12de3deng7di19dian16
diao9die7ding9diu1dong10dou8du14duan6dui4dun9duo12e13en1er8fa8fan17fang11fei12fen15feng15fo1fou1fu45ga2gai6gan11gang9gao10ge17gei1gen2geng7gong15gou9
gu18gua6guai3guan11guang3gui16gun3guo6ha1hai7han19hang3hao9he18hei2hen4heng5hong9hou7hu18hua9huai5huan14huang14hui21hun6huo10ji53jia17jian40jiang13
jiao28jie27jin20jing25jiong2jiu17ju25juan7jue10jun11ka4kai5kan6kang7kao4ke15ken4keng2kong4kou4ku7kua5kuai4kuan2kuang8kui11kun4kuo4la7lai3lan15lang7
lao9le2lei11leng3li34lia1lian14liang11liao13lie5lin12ling14liu11long9lou6lu34luan6lue2lun7luo12ma9mai6man9mang6mao12me1mei16men3meng8mi14mian9miao8
mie2min6ming6miu1mo17mou3mu15na7nai5nan3nang1nao5ne1nei2nen1neng1ni11nian7niang2niao2nie7nin1ning6niu4nong4nu4nuan1nue2nuo4o1ou7pa6pai6pan8pang5pao7
pei9pen2peng14pi17pian4piao4pie2pin5ping9po8pou1pu15qi36qia3qian22qiang8qiao15qie5qin11qing13qiong2qiu8qu13quan11que8qun2ran4rang5rao3re2ren10reng2ri1
rong10rou3ru10ruan2rui3run2ruo2sa3sai4san4sang3sao4se3sen1seng1sha9shai2shan16shang8shao11she12shen16sheng11shi47shou10shu33shua2shuai4shuan2shuang3
shui4shun4shuo4si16song8sou4su12suan3sui11sun3suo8ta9tai9tan18tang13tao11te1teng4ti15tian8tiao5tie3ting10tong13tou4tu11tuan2tui6tun3tuo11wa7wai2wan17
wang10wei33wen10weng3wo9wu29xi35xia13xian26xiang20xiao18xie21xin10xing15xiong7xiu9xu19xuan10xue6xun14ya16yan33yang17yao15ye15yi53yin16ying18yo1yong15
you20yu45yuan20yue10yun12za3zai7zan4zang3zao14ze4zei1zen1zeng4zha14zhai6zhan17zhang15zhao10zhe10zhen16zheng15zhi43zhong11zhou14zhu26zhua2zhuai1zhuan6
zhuang7zhui6zhun2zhuo11zi15zong7zou4zu8zuan2zui4zun2zuo8`;
/** Second readings that are met in words. */
const FURTHER =
  '重chong 行hang 长zhang 调tiao 藏zang 乐yue 降xiang 会kuai 曾ceng 角jue 校jiao 系ji 单shan 率shuai 省xing 朝zhao 传zhuan 参shen 识zhi 着zhe 着zhao 弹tan 都du 便pian 差chai 帧zhen 得dei 模mu 数shuo';
const FIRST_ROW = 0xb0;
const LAST_ROW = 0xd7;
const LAST_COLUMN = { usual: 0xfe, last: 0xf9 };

/** Reads the table, which takes a millisecond. */
export function createChineseSounds(): ChineseSounds {
  const characters = listCharacters();
  const readings = new Map<string, string[]>();
  const syllables = new Set<string>();
  let at = 0;
  for (const [, syllable, count] of RUNS.matchAll(/([a-z]+)(\d+)/g)) {
    syllables.add(syllable!);
    for (const character of characters.slice(at, (at += Number(count)))) readings.set(character, [syllable!]);
  }
  for (const further of FURTHER.split(' ')) readings.get(further[0]!)?.push(further.slice(1));
  const beginnings = new Set(
    [...syllables].flatMap((syllable) => [...syllable].map((_, index) => syllable.slice(0, index + 1))),
  );
  return {
    readingsOf: (character) => readings.get(character) ?? [],
    isSyllable: (letters) => syllables.has(letters),
    beginsSyllable: (letters) => beginnings.has(letters),
  };
}

/** The characters in their order in GB 2312, from the decoder that browsers and Node have. */
function listCharacters(): string[] {
  const bytes: number[] = [];
  for (let row = FIRST_ROW; row <= LAST_ROW; row++) {
    const last = row === LAST_ROW ? LAST_COLUMN.last : LAST_COLUMN.usual;
    for (let column = 0xa1; column <= last; column++) bytes.push(row, column);
  }
  return [...new TextDecoder('gbk').decode(Uint8Array.from(bytes))];
}
