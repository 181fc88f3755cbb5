/// The content of one ticker.
public struct Headline: Sendable {
  public var title: String
  public var story: String

  public init(title: String, story: String) {
    self.title = title
    self.story = story
  }

  /// Three that were in the news, in three scripts.
  public static let samples = [
    Headline(
      title: "NASA’s Webb Detects Carbon Dioxide in Exoplanet Atmosphere",
      story: "The gas giant WASP-39 b orbits a Sun-like star 700 light-years away."),
    Headline(
      title: "다누리, 달 궤도 진입 성공",
      story: "한국 첫 달 궤도선 다누리가 145일 동안의 항해 끝에 달 궤도에 들어섰다."),
    Headline(
      title: "مسبار الأمل يدخل مدار المريخ بنجاح",
      story: "أصبحت الإمارات خامس دولة تصل إلى الكوكب الأحمر بعد رحلة استغرقت سبعة أشهر."),
  ]
}
